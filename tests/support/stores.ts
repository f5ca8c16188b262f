import { bookingStores } from '#functions/wiring/booking-stores.ts'
import type { Api } from './api.ts'

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
