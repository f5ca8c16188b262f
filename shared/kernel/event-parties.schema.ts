import * as z from 'zod/mini'
import { LocalDate } from './dates.ts'
import { CompanyId, UserId } from './ids.ts'

/** The practice, the professional and the days of an event about an application, a request or a booking. */
export const EventParties = z.strictObject({
  companyId: CompanyId,
  companyName: z.string(),
  professionalId: UserId,
  professionalName: z.string(),
  profession: z.string(),
  dates: z.array(LocalDate),
})
export type EventParties = z.infer<typeof EventParties>
