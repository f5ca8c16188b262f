import { createHmac } from 'node:crypto'

/**
 * What stands in the lookup for a mail address, a number or a code: without the key nobody can try all identity numbers
 * until one fits.
 */
export const lookupHash = (key: string, form: string): string =>
  createHmac('sha256', key).update(`lookup\n${form}`).digest('base64url').slice(0, 22)
