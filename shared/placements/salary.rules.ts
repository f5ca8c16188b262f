import { toCents, type Cents } from '#shared/kernel/money.ts'

/** Of a month, in rand. */
export const [MIN_SALARY, MAX_SALARY] = [1_000, 1_000_000]

const MONTHS = 12

/** What the agency charges for a placement: a share of a year’s salary. */
export const feeOfYear = (monthlySalary: number, share: number): Cents =>
  Math.round(toCents(monthlySalary) * MONTHS * share)
