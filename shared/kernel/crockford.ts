/** Digits and capital letters that are not easily confused. */
export const crockford = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Crockford base 32 of random bytes: one character per byte, which uses 5 bits of it. */
export const crockfordOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => crockford[byte % 32]).join('')
