/**
 * In tests and local runs items, events, answers and errors are parsed by their declarations; in deployments they are
 * not. It is read when it is needed: tests turn it on and off.
 */
export const checksAreOn = (): boolean => process.env.CHECKS === 'true'
