import * as z from 'zod/mini'

/** The tables of offers, of bookings, and of the days that these take. */
export const BookingTables = z.object({
  OFFERS_TABLE: z.string(),
  BOOKINGS_TABLE: z.string(),
  CALENDARS_TABLE: z.string(),
  CARDS_TABLE: z.string(),
})
export type BookingTables = z.infer<typeof BookingTables>

/** And of those whom an offer, public or private, brings together. */
export const OfferTables = z.extend(BookingTables, {
  PROFESSIONALS_TABLE: z.string(),
  COMPANIES_TABLE: z.string(),
  CONFIG_TABLE: z.string(),
})
export type OfferTables = z.infer<typeof OfferTables>
