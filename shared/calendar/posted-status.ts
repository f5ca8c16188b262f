import type { AvailabilityDay, PostedStatus } from './availability.schema.ts'

type PostedMark = Exclude<AvailabilityDay['posted'], 'none'>

/** What was said of a day, by the status it is said with. */
export const postedAs: Record<PostedStatus, PostedMark> = {
  available: 'available',
  open: 'tentative',
  unavailable: 'off',
}

/** And back. */
export const statusSaid: Record<PostedMark, PostedStatus> = {
  available: 'available',
  tentative: 'open',
  off: 'unavailable',
}
