/** Resolves in a task of its own: what waits for it leaves time for a tap, and requests made before are on the wire. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
