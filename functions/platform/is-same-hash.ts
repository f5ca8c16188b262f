import { timingSafeEqual } from 'node:crypto'

/** Both are digests of the same length. */
export const isSameHash = (one: string, other: string): boolean => timingSafeEqual(Buffer.from(one), Buffer.from(other))
