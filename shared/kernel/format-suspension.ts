import { formatInstant } from './dates.ts'
import type { Suspension } from './suspension.schema.ts'

/** `Your account has been suspended since Mon 30 Nov at 10:42. The reason: Complaints of practices` */
export const formatSuspension = (what: 'Your account' | 'This practice', { at, reason }: Suspension): string =>
  `${what} has been suspended since ${formatInstant(at)}. The reason: ${reason}`
