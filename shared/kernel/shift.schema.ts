import * as z from 'zod/mini'
import { LocalDate, LocalTime, minutesOf } from './dates.ts'

/** SPEC 3: half an hour or an hour; SPEC 5: an unpaid half-hour is not allowed. */
export const Lunch = z
  .strictObject({ allowed: z.boolean(), paid: z.boolean(), period: z.union([z.literal(0.5), z.literal(1)]) })
  .check(
    z.refine((lunch) => !lunch.allowed || lunch.paid || lunch.period === 1, {
      message: 'An unpaid lunch must be 1 hour',
      path: ['period'],
    }),
  )
export type Lunch = z.infer<typeof Lunch>

/** One day's work. A shift that ends at or before its start runs past midnight. */
export const Shift = z.strictObject({ date: LocalDate, start_time: LocalTime, end_time: LocalTime })
export type Shift = z.infer<typeof Shift>

/** What all shifts of an offer or a booking meet, whether some of them are cancelled or not. */
export const shiftChecks = [
  z.refine<Shift[]>(
    (days) => new Set(days.map(({ date }) => date)).size === days.length,
    'Each date can be listed only once',
  ),
  z.refine<Shift[]>(
    (days) => days.every((day) => day.start_time !== day.end_time),
    'The end time must differ from the start time',
  ),
  z.refine<Shift[]>(
    (days) =>
      days.every(({ start_time, end_time }) => [start_time, end_time].every((time) => minutesOf(time) % 15 === 0)),
    'Use times in 15-minute steps',
  ),
] as const
