import type { Audit } from '#shared/kernel/caller.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import { bookingRepositories } from '#functions/wiring/booking-repositories.ts'
import { companiesRepository } from '#functions/stores/companies.repository.ts'
import { blocksAndPoolsRepository } from '#functions/stores/blocks-and-pools.repository.ts'
import type { Api } from './api.ts'

/** The audit record of the user whose command caused an event. */
export const causedBy = (user?: UserId): Audit => ({ op: 'causes', ...(user && { user }), grant: 'own' })

/** What a reaction to an event receives. */
export const followUpRepositories = ({ db }: Api) => ({
  db,
  commandsTable: 'commands',
  ...bookingRepositories(db, {
    OFFERS_TABLE: 'offers',
    BOOKINGS_TABLE: 'bookings',
    CALENDARS_TABLE: 'calendars',
    SEARCH_TABLE: 'search',
    AGENDA_TABLE: 'agenda',
  }),
  companies: companiesRepository(db, 'companies'),
  blocksAndPools: blocksAndPoolsRepository(db, 'professionals'),
})
