import type { Instant, LocalDate } from '#shared/kernel/dates.ts'
import type { BookingId, CompanyId, OfferId, UserId } from '#shared/kernel/ids.ts'
import type { Lunch } from '#shared/kernel/shift.schema.ts'
import type { BookedDay } from './bookings.schema.ts'

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
  days: Record<LocalDate, BookedDay>
  bookedBy: UserId
  cancelled?: { by: 'professional' | 'company' | 'system'; reason: string; at: Instant }
  createdAt: Instant
  version?: number
}
