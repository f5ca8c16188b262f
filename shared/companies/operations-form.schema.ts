import * as z from 'zod/mini'
import { crossCheck } from '#shared/kernel/cross-check.ts'
import { LocalTime } from '#shared/kernel/dates.ts'
import { required } from '#shared/kernel/text.ts'
import { Arrival } from '#shared/kernel/arrival.schema.ts'
import { Languages } from '#shared/kernel/profile.schema.ts'

const hours = { start: LocalTime, end: LocalTime }
/** Hours are kept while a day is closed, so that opening it again restores them. */
const day = z.object({ open: z.boolean(), ...hours })

/** The operations step as a form. */
export const OperationsForm = z.object({
  weekdays: day,
  saturday: day,
  sundays: day,
  public_holidays: day,
  languages: Languages,
  systemsUsed: z.array(required(80)).check(z.maxLength(40)),
  /** Optional (SPEC 5); radios without a choice are null. */
  ask_for: Arrival.shape.ask_for,
  parking: Arrival.shape.parking,
  dress: Arrival.shape.dress,
  /** The usual budget; both ends are empty if there is none. */
  rates: z.tuple([z.string(), z.string()]).check(
    crossCheck([0, 1], ([from, to]) => (from === '') === (to === ''), 'Enter both, or neither'),
    crossCheck(
      [0, 1],
      ([from, to]) => from === '' || to === '' || Number(from) <= Number(to),
      'Budget to cannot be less than budget from',
    ),
  ),
  insured: z.nullable(z.enum(['', 'yes', 'no'])),
})
export type OperationsForm = z.infer<typeof OperationsForm>
