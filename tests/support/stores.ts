import type { Audit } from '#shared/kernel/caller.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import { bookingStores } from '#functions/wiring/booking-stores.ts'
import type { Api } from './api.ts'

/** Whose command an event came of. */
export const causedBy = (user?: UserId): Audit => ({ op: 'causes', ...(user && { user }), grant: 'own' })

/** What a workflow that follows from an event is given. */
export const followUpStores = ({ db }: Api) => ({
  db,
  commandsTable: 'commands',
  ...bookingStores(db, {
    OFFERS_TABLE: 'offers',
    BOOKINGS_TABLE: 'bookings',
    CALENDARS_TABLE: 'calendars',
    CARDS_TABLE: 'cards',
  }),
})
