import { bookingsRepository } from '#functions/stores/bookings.repository.ts'
import { offersRepository } from '#functions/stores/offers.repository.ts'
import { agendaRepository } from '#functions/stores/agenda.repository.ts'
import { wire } from '#functions/wiring/wire.ts'
import { withSourceFiles } from '#functions/platform/with-source-files.ts'
import { bookingDue } from './booking-due.ts'
import { heldDue } from './held-due.ts'
import { releaseDue } from './release-due.ts'
import { requestDue } from './request-due.ts'
import { runAgenda } from './run-agenda.ts'

const { db, env } = wire('agenda')
const agenda = agendaRepository(db, env.AGENDA_TABLE)
const deps = {
  agenda,
  offers: offersRepository(db, env.OFFERS_TABLE),
  bookings: bookingsRepository(db, env.BOOKINGS_TABLE),
}

/** Called each minute with the time for which it was scheduled. */
export const handler = ({ time }: { time: string }): Promise<void> =>
  runAgenda(
    {
      db,
      commandsTable: env.COMMANDS_TABLE,
      agenda,
      kinds: {
        request: (entry, now) => requestDue(deps, entry, now),
        booking: (entry, now) => bookingDue(deps, entry, now),
        quiet: heldDue('quiet-hours.ended'),
        pause: heldDue('mail-pause.ended'),
        release: (entry, now) => releaseDue(deps, entry, now),
      },
    },
    new Date(time).toISOString(),
  ).catch((error: unknown) => {
    throw withSourceFiles(error)
  })
