import type { AgendaEntry } from '#shared/kernel/agenda.ts'
import type { Instant } from '#shared/kernel/dates.ts'
import type { OfferId, UserId } from '#shared/kernel/ids.ts'
import { notificationEvent } from '#shared/notifications/notifications.events.ts'
import { releaseOffer } from '#functions/staffing/release-offer.ts'
import { bookingsRepository } from '#functions/stores/bookings.repository.ts'
import { offersRepository } from '#functions/stores/offers.repository.ts'
import { walletsRepository } from '#functions/stores/wallets.repository.ts'
import { agendaRepository } from '#functions/stores/agenda.repository.ts'
import { wire } from '#functions/wiring/wire.ts'
import { withSourceFiles } from '#functions/platform/with-source-files.ts'
import { professionalsRepository } from '#functions/stores/professionals.repository.ts'
import { bookingDue } from './booking-due.ts'
import { creditsDue } from './credits-due.ts'
import { registrationDue } from './registration-due.ts'
import { requestDue } from './request-due.ts'
import { type Due, runAgenda } from './run-agenda.ts'

const { db, env } = wire('agenda')
const agenda = agendaRepository(db, env.AGENDA_TABLE)
const deps = {
  agenda,
  offers: offersRepository(db, env.OFFERS_TABLE),
  bookings: bookingsRepository(db, env.BOOKINGS_TABLE),
  wallets: walletsRepository(db, env.WALLETS_TABLE),
  professionals: professionalsRepository(db, env.PROFESSIONALS_TABLE),
}

/** At the end of what has held something back for a user: their quiet hours, or a pause between mails. */
const heldDue =
  (type: 'quiet-hours.ended' | 'mail-pause.ended') =>
  async ({ subject, at }: AgendaEntry): Promise<Due> => ({
    writes: [],
    events: [notificationEvent(type, subject as UserId, at)],
  })

/** Shows an offer to its market, once the time of the pool that saw it first is over. */
const releaseDue = async ({ subject, at }: AgendaEntry, now: Instant): Promise<Due> => {
  const offer = await deps.offers.getOffer(subject as OfferId)
  return offer?.pool?.until === at ? releaseOffer(deps.offers, offer, now) : { writes: [], events: [] }
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
        credits: (entry, now) => creditsDue(deps, entry, now),
        quiet: heldDue('quiet-hours.ended'),
        pause: heldDue('mail-pause.ended'),
        release: releaseDue,
        registration: (entry, now) => registrationDue(deps, entry, now),
      },
    },
    new Date(time).toISOString(),
  ).catch((error: unknown) => {
    throw withSourceFiles(error)
  })
