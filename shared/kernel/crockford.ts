/** Digits and capitals that are not mistaken for one another. */
export const crockford = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Crockford base 32 of random bytes: one character a byte, so 5 bits of each are used. */
export const crockfordOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => crockford[byte % 32]).join('')
