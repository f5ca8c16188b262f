import * as z from 'zod/mini'
import { isRealDate } from './real-date.ts'

/** A calendar day in South Africa, `YYYY-MM-DD`. */
export const LocalDate = z
  .string()
  .check(
    z.regex(/^\d{4}-\d{2}-\d{2}$/, 'Use the date format YYYY-MM-DD'),
    z.refine(isRealDate, 'This date does not exist'),
  )
export type LocalDate = z.infer<typeof LocalDate>

/** Wall-clock time in South Africa, `HH:mm`. */
export const timeFormat = z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Use the time format HH:mm')
export const LocalTime = z.string().check(timeFormat)
export type LocalTime = z.infer<typeof LocalTime>

/** An instant, ISO 8601 in UTC. */
export const Instant = z.iso.datetime()
export type Instant = z.infer<typeof Instant>
