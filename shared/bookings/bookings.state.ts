import type { CallerParty } from '#shared/kernel/caller.ts'
import type { Instant, LocalDate } from '#shared/kernel/dates.ts'
import type { BookingId, CompanyId, OfferId, UserId } from '#shared/kernel/ids.ts'
import type { Cents } from '#shared/kernel/money.ts'
import type { Lunch } from '#shared/kernel/shift.schema.ts'
import type { BookedDay, Late } from './bookings.schema.ts'

/** Who cancelled a day of a booking; `system` if its practice was deleted. */
export type Cancellation = {
  by: CallerParty | 'system'
  reason: string
  at: Instant
  /** The confirmation was undone. */
  undone?: true
  /** A super admin acted for that party. */
  onBehalf?: true
}

export type StoredDay = BookedDay & { cancellation?: Cancellation; late?: Late }

export type BookingState = {
  id: BookingId
  offerId: OfferId
  reference: string
  requestType: 'availability' | 'public_offer'
  company: { id: CompanyId; name: string; contact: string; email: string }
  professional: { id: UserId; name: string; contact: string; email: string }
  profession: string
  province: string
  region: string
  lunch: Lunch
  notes: string
  skills: string[]
  days: Record<LocalDate, StoredDay>
  /** Nobody finds it any more. */
  deleted?: Instant
  /** Its credits were posted to the practice's wallet, in cents. */
  settled?: { at: Instant; credits: Cents }
  bookedBy: UserId
  /** A super admin acted for that party. */
  onBehalf?: true
  /** A super admin wrote the notes for the practice. */
  notesOnBehalf?: true
  createdAt: Instant
  updatedAt: Instant
  version?: number
}
