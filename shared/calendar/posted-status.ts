import type { AvailabilityDay, PostedStatus } from './availability.schema.ts'

type PostedMark = Exclude<AvailabilityDay['posted'], 'none'>

/** The mark that a day gets for the status that it is posted with. */
export const postedAs: Record<PostedStatus, PostedMark> = {
  available: 'available',
  open: 'tentative',
  unavailable: 'off',
}

/** The posted status for a mark. */
export const statusOfMark: Record<PostedMark, PostedStatus> = {
  available: 'available',
  tentative: 'open',
  off: 'unavailable',
}
