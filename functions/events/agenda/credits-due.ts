import { creditsDueAt } from '#shared/bookings/credits.rules.ts'
import type { AgendaEntry } from '#shared/kernel/agenda.ts'
import type { Instant } from '#shared/kernel/dates.ts'
import type { BookingId } from '#shared/kernel/ids.ts'
import { postCredits } from '#functions/ledger/credits.ts'
import type { LedgerDeps } from '#functions/ledger/write-entries.ts'
import type { AgendaRepository } from '#functions/stores/agenda.repository.ts'
import type { BookingsRepository } from '#functions/stores/bookings.repository.ts'
import { writeBooking } from '#functions/staffing/write-booking.ts'
import type { Due } from './run-agenda.ts'

type Deps = Pick<LedgerDeps, 'wallets'> & { agenda: AgendaRepository; bookings: BookingsRepository }

/** Posts the credits of a booking once its last shift has ended; if that has moved, waits for its end. */
export const creditsDue = async (deps: Deps, entry: AgendaEntry, now: Instant): Promise<Due> => {
  const booking = await deps.bookings.get(entry.subject as BookingId)
  const due = booking && creditsDueAt(booking)
  if (!booking || !due) return { writes: [], events: [] }
  if (due > now) return { writes: [deps.agenda.put({ ...entry, at: due })], events: [] }
  const { booking: settled, writes, events } = await postCredits({ ...deps, now }, booking)
  return { writes: [...writeBooking({ ...deps, now }, booking, settled), ...writes], events }
}
