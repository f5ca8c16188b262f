import { toCents, type Cents } from '#shared/kernel/money.ts'

/** Of a month, in rand. */
export const [MIN_SALARY, MAX_SALARY] = [1_000, 1_000_000]

const AMOUNT = /^(?:R\s*)?([1-9]\d{0,2}([\s,'’])\d{3}(?:\2\d{3})*|\d+)(?:[.,](\d{1,2}))?$/

/** A typed amount in rand, such as `R 35 000.50`, `35,000` or `35000`; undefined if it is none. */
export const readSalary = (typed: string): number | undefined => {
  const [, whole, , decimals = ''] = AMOUNT.exec(typed.trim()) ?? []
  return whole === undefined ? undefined : Number(`${whole.replace(/\D/g, '')}.${decimals || '0'}`)
}

const MONTHS = 12

/** What the agency charges for a placement: a share of a year’s salary. */
export const feeOfYear = (monthlySalary: number, share: number): Cents =>
  Math.round(toCents(monthlySalary) * MONTHS * share)
