import * as z from 'zod/mini'
import { LocalDate, LocalTime } from './dates.ts'

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
