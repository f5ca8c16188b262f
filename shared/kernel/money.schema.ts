import * as z from 'zod/mini'
import { crossCheck } from './cross-check.ts'

/** An amount in the API: rand, at most two decimals. */
export const Rand = z
  .number()
  .check(z.refine((rand) => Math.abs(rand * 100 - Math.round(rand * 100)) < 1e-6, 'Use at most two decimals'))

/** An hourly rate in whole rand: text, or a number that becomes text (SPEC 3: rates are text). */
export const RateText = z.pipe(
  z.union([
    z.string().check(z.regex(/^[1-9]\d*$/, 'Enter a whole number of rand'), z.maxLength(5, 'This rate is too high')),
    z
      .int('Enter a whole number of rand')
      .check(z.gte(1, 'Enter a whole number of rand'), z.lte(99_999, 'This rate is too high')),
  ]),
  z.transform((rate) => String(rate)),
)

/** A rate from a form, with the message for an empty field. */
export const requiredRate = (missing: string) =>
  z.pipe(
    z.union([z.string(), z.number()]).check(z.refine((rate) => rate !== '', { message: missing, abort: true })),
    RateText,
  )

/** The hourly rate of each kind of day. */
export const DayRates = z.strictObject({
  weekdays: RateText,
  saturday: RateText,
  sundays: RateText,
  public_holidays: RateText,
})
export type DayRates = z.infer<typeof DayRates>

const BudgetEnd = requiredRate('Required')

/** Budget in rand per hour, from and to: text or numbers in requests, text in responses (DESIGN 12.8). */
export const Budget = z
  .tuple([BudgetEnd, BudgetEnd])
  .check(crossCheck([0, 1], ([from, to]) => Number(from) <= Number(to), 'Budget to cannot be less than budget from'))
export type Budget = z.infer<typeof Budget>
