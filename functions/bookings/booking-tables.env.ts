import * as z from 'zod/mini'

/** The tables of offers, of bookings, and of the days that these take. */
export const BookingTables = z.object({
  OFFERS_TABLE: z.string(),
  BOOKINGS_TABLE: z.string(),
  CALENDARS_TABLE: z.string(),
  CARDS_TABLE: z.string(),
})
