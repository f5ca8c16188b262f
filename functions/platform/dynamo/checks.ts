/**
 * Tests and local runs hold items, events, answers and errors against their declarations; what is deployed does not. It is
 * read when it is needed: tests turn it on and off.
 */
export const checksAreOn = (): boolean => process.env.CHECKS === 'true'
