/** For the demo accounts of a local stack; other deployments refuse it. */
export const demoPassword = 'Demo-Passw0rd!'
