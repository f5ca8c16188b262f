/** Of the demo sign-ins on one machine; no other deployment takes it. */
export const demoPassword = 'Demo-Passw0rd!'
