import type * as z from 'zod/mini'
import { calendarsRepository } from '../calendars/calendars.repository.ts'
import { cardsRepository } from '../cards/cards.repository.ts'
import { offersRepository } from '../offers/offers.repository.ts'
import type { Db } from '../platform/dynamo/client.ts'
import type { BookingTables } from './booking-tables.env.ts'
import { bookingsRepository } from './bookings.repository.ts'

export const bookingStores = (db: Db, env: z.output<typeof BookingTables>) => ({
  offers: offersRepository(db, env.OFFERS_TABLE),
  bookings: bookingsRepository(db, env.BOOKINGS_TABLE),
  calendars: calendarsRepository(db, env.CALENDARS_TABLE),
  cards: cardsRepository(db, env.CARDS_TABLE),
})

export type BookingStores = ReturnType<typeof bookingStores>
