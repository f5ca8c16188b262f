import { type LocalDate, monthOf, monthRange } from '#shared/kernel/dates.ts'

/** The months that have a statement: from the first transaction's to the current one, newest first. */
export function statementMonths(since: LocalDate, today: LocalDate): string[] {
  const last = monthOf(today)
  const years = Number(last.slice(0, 4)) - Number(since.slice(0, 4))
  const count = years * 12 + Number(last.slice(5)) - Number(since.slice(5, 7)) + 1
  return monthRange(monthOf(since), Math.max(count, 1)).toReversed()
}
