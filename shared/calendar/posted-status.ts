import type { AvailabilityDay, PostedStatus } from './availability.schema.ts'

type Posted = Exclude<AvailabilityDay['posted'], 'none'>

/** What was said of a day, by the status it is said with. */
export const postedAs: Record<PostedStatus, Posted> = { available: 'available', open: 'tentative', unavailable: 'off' }

/** And back. */
export const statusSaid: Record<Posted, PostedStatus> = {
  available: 'available',
  tentative: 'open',
  off: 'unavailable',
}
