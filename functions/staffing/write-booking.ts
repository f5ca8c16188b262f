import type { BookingState } from '#shared/bookings/bookings.state.ts'
import { sumsAdded } from '#shared/bookings/monthly-sums.rules.ts'
import type { TransactItem } from '#functions/platform/dynamo/versioned.ts'
import type { BookingsRepository } from '#functions/stores/bookings.repository.ts'

/** The one way in which a command writes a booking, with what this changes in its practice's monthly sums. */
export const writeBooking = (
  { bookings }: { bookings: BookingsRepository },
  before: BookingState | undefined,
  after: BookingState,
): TransactItem[] => [
  bookings.put(after),
  ...sumsAdded(before, after).map(([month, sums]) => bookings.addSums(after.company.id, month, sums)),
]
