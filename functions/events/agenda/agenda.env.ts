import * as z from 'zod/mini'

export const AgendaEnv = z.object({
  AGENDA_TABLE: z.string(),
  COMMANDS_TABLE: z.string(),
  OFFERS_TABLE: z.string(),
  BOOKINGS_TABLE: z.string(),
})
