import * as z from 'zod/mini'

export const OffersEnv = z.object({
  OFFERS_TABLE: z.string(),
  PROFESSIONALS_TABLE: z.string(),
  COMPANIES_TABLE: z.string(),
  CALENDARS_TABLE: z.string(),
  BOOKINGS_TABLE: z.string(),
  CONFIG_TABLE: z.string(),
  COMMANDS_TABLE: z.string(),
  CHECK_ANSWERS: z.optional(z.string()),
})
