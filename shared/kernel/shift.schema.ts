import * as z from 'zod/mini'
import { crossCheck } from './cross-check.ts'
import { LocalDate, LocalTime, minutesOf } from './dates.ts'
import { timeFormat } from './dates.schema.ts'

/** SPEC 3: half an hour or an hour; SPEC 5: an unpaid half-hour is not allowed. */
export const Lunch = z
  .strictObject({ allowed: z.boolean(), paid: z.boolean(), period: z.union([z.literal(0.5), z.literal(1)]) })
  .check(
    crossCheck(
      ['allowed', 'paid', 'period'],
      (lunch) => !lunch.allowed || lunch.paid || lunch.period === 1,
      'An unpaid lunch must be 1 hour',
    ),
  )
export type Lunch = z.infer<typeof Lunch>

const IN_STEPS = 'Use times in 15-minute steps'
const isInSteps = (time: string): boolean => minutesOf(time) % 15 === 0

/** A time that is sent for a day: availability, or a shift of a template. */
export const SteppedTime = z.string().check(timeFormat, z.refine(isInSteps, IN_STEPS))

const MUST_DIFFER = 'The end time must differ from the start time'
type Times = { start_time?: string | undefined; end_time?: string | undefined }
export const endDiffers = crossCheck<Times>(
  ['start_time', 'end_time'],
  ({ start_time, end_time }) => start_time === undefined || start_time !== end_time,
  MUST_DIFFER,
)

/** One day's work. A shift that ends at or before its start runs past midnight. */
export const Shift = z.strictObject({ date: LocalDate, start_time: LocalTime, end_time: LocalTime })
export type Shift = z.infer<typeof Shift>

/** What all shifts of an offer or a booking meet, whether some of them are cancelled or not. */
export const shiftChecks = [
  crossCheck<Shift[]>(
    [],
    (days) => new Set(days.map(({ date }) => date)).size === days.length,
    'Each date can be listed only once',
  ),
  crossCheck<Shift[]>([], (days) => days.every((day) => day.start_time !== day.end_time), MUST_DIFFER),
  crossCheck<Shift[]>(
    [],
    (days) => days.every(({ start_time, end_time }) => isInSteps(start_time) && isInSteps(end_time)),
    IN_STEPS,
  ),
] as const
