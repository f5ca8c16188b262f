import * as z from 'zod/mini'

export const BookingsEnv = z.object({
  BOOKINGS_TABLE: z.string(),
  OFFERS_TABLE: z.string(),
  CALENDARS_TABLE: z.string(),
  COMPANIES_TABLE: z.string(),
  COMMANDS_TABLE: z.string(),
  CHECK_ANSWERS: z.optional(z.string()),
})
