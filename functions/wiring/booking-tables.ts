import * as z from 'zod/mini'

/** The tables of offers and bookings, and of the calendar days they take. */
export const BookingTables = z.object({
  OFFERS_TABLE: z.string(),
  BOOKINGS_TABLE: z.string(),
  CALENDARS_TABLE: z.string(),
  SEARCH_TABLE: z.string(),
})
export type BookingTables = z.infer<typeof BookingTables>

/** The same with the tables of practices and professionals. */
export const OfferTables = z.extend(BookingTables, {
  PROFESSIONALS_TABLE: z.string(),
  COMPANIES_TABLE: z.string(),
  CONFIG_TABLE: z.string(),
  AGENDA_TABLE: z.string(),
})
export type OfferTables = z.infer<typeof OfferTables>
