/**
 * In tests and local runs items, events, responses and errors are checked against their schemas; not in deployments.
 * Read on each use, since tests turn it on and off.
 */
export const checksAreOn = (): boolean => process.env.CHECKS === 'true'
