import { creditsDueAt } from '#shared/bookings/credits.rules.ts'
import type { BookingState } from '#shared/bookings/bookings.state.ts'
import { sumsAdded } from '#shared/bookings/monthly-sums.rules.ts'
import type { Context } from '#functions/platform/context.ts'
import type { TransactItem } from '#functions/platform/dynamo/versioned.ts'
import type { AgendaRepository } from '#functions/stores/agenda.repository.ts'
import type { BookingsRepository } from '#functions/stores/bookings.repository.ts'

export type BookingWriter = Pick<Context, 'now'> & {
  bookings: BookingsRepository
  agenda: Pick<AgendaRepository, 'put'>
}

/** Enters when credits are due, if that has changed; what is due already is done in the next minute. */
const enterCredits = (
  { agenda, now }: BookingWriter,
  before: BookingState | undefined,
  after: BookingState,
): TransactItem[] => {
  const due = creditsDueAt(after)
  if (!due || due === (before && creditsDueAt(before))) return []
  return [agenda.put({ kind: 'credits', subject: after.id, at: due > now ? due : now })]
}

/**
 * The one way in which a command writes a booking, with what this changes in its practice's monthly sums, and when its
 * credits are due.
 */
export const writeBooking = (
  context: BookingWriter,
  before: BookingState | undefined,
  after: BookingState,
): TransactItem[] => [
  context.bookings.put(after),
  ...sumsAdded(before, after).map(([month, sums]) => context.bookings.addSums(after.company.id, month, sums)),
  ...enterCredits(context, before, after),
]
