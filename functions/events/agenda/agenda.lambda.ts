import type { AgendaEntry } from '#shared/kernel/agenda.ts'
import type { Instant } from '#shared/kernel/dates.ts'
import type { OfferId, UserId } from '#shared/kernel/ids.ts'
import { notificationEvent } from '#shared/notifications/notifications.events.ts'
import { privacyEvent, type Retained } from '#shared/privacy/privacy.events.ts'
import { releaseOffer } from '#functions/staffing/release-offer.ts'
import { bookingsRepository } from '#functions/stores/bookings.repository.ts'
import { offersRepository } from '#functions/stores/offers.repository.ts'
import { walletsRepository } from '#functions/stores/wallets.repository.ts'
import { agendaRepository } from '#functions/stores/agenda.repository.ts'
import { optionCountsRepository } from '#functions/stores/option-counts.repository.ts'
import { optionListsRepository } from '#functions/stores/option-lists.repository.ts'
import { searchEntriesRepository } from '#functions/stores/search-entries.repository.ts'
import { wire } from '#functions/wiring/wire.ts'
import { withSourceFiles } from '#functions/platform/with-source-files.ts'
import { professionalsRepository } from '#functions/stores/professionals.repository.ts'
import { privacyRepository } from '#functions/stores/privacy.repository.ts'
import { bookingDue } from './booking-due.ts'
import { countOptions } from './count-options.ts'
import { creditsDue } from './credits-due.ts'
import { registrationDue } from './registration-due.ts'
import { privacyDue } from './privacy-due.ts'
import { requestDue } from './request-due.ts'
import { type Due, runAgenda } from './run-agenda.ts'

const { db, env } = wire('agenda')
const agenda = agendaRepository(db, env.AGENDA_TABLE)
const deps = {
  agenda,
  offers: offersRepository(db, env.OFFERS_TABLE),
  bookings: bookingsRepository(db, env.BOOKINGS_TABLE),
  wallets: walletsRepository(db, env.WALLETS_TABLE),
  privacy: privacyRepository(db, env.PRIVACY_TABLE),
  professionals: professionalsRepository(db, env.PROFESSIONALS_TABLE),
  optionCounts: optionCountsRepository(db, env.CONFIG_TABLE),
  optionLists: optionListsRepository(db, env.CONFIG_TABLE),
  searchEntries: searchEntriesRepository(db, env.SEARCH_TABLE),
}

/** At the end of what has held something back for a user: their quiet hours, or a pause between mails. */
const heldDue =
  (type: 'quiet-hours.ended' | 'mail-pause.ended') =>
  async ({ subject, at }: AgendaEntry): Promise<Due> => ({
    writes: [],
    events: [notificationEvent(type, subject as UserId, at)],
  })

/** What follows may take many writes, which the reader of the event does. */
const retentionDue = async ({ subject }: AgendaEntry): Promise<Due> => ({
  writes: [],
  events: [privacyEvent('retention.due', subject as Retained)],
})

/** Shows an offer to its market, once the time of the pool that saw it first is over. */
const releaseDue = async ({ subject, at }: AgendaEntry, now: Instant): Promise<Due> => {
  const offer = await deps.offers.getOffer(subject as OfferId)
  return offer?.pool?.until === at ? releaseOffer(deps.offers, offer, now) : { writes: [], events: [] }
}

/** Ten seconds less than the Lambda's time-out. */
const BUDGET_MS = 45_000

/** Called each minute with the time for which it was scheduled. */
export const handler = async ({ time }: { time: string }): Promise<void> => {
  const now = new Date(time).toISOString()
  const deadline = Date.now() + BUDGET_MS
  await runAgenda(
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
        retention: retentionDue,
        privacy: (entry) => privacyDue(deps, entry),
      },
    },
    now,
    deadline,
  )
    .then(() => countOptions(deps, now, deadline))
    .catch((error: unknown) => {
      throw withSourceFiles(error)
    })
}
