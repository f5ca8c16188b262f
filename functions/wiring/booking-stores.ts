import { bookingsRepository } from '#functions/stores/bookings.repository.ts'
import { calendarsRepository } from '#functions/stores/calendars.repository.ts'
import { cardsRepository } from '#functions/stores/cards.repository.ts'
import { offersRepository } from '#functions/stores/offers.repository.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import type { BookingTables } from './booking-tables.ts'

/** Where offers and bookings are kept, and the days that these take. */
export const bookingStores = (db: Db, tables: BookingTables) => ({
  offers: offersRepository(db, tables.OFFERS_TABLE),
  bookings: bookingsRepository(db, tables.BOOKINGS_TABLE),
  calendars: calendarsRepository(db, tables.CALENDARS_TABLE),
  cards: cardsRepository(db, tables.CARDS_TABLE),
})

export type BookingStores = ReturnType<typeof bookingStores>
