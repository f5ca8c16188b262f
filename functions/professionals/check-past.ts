import type { LocalDate } from '#shared/kernel/dates.ts'
import { invalidField } from '#shared/kernel/errors.ts'
import { pastDateProblem } from '#shared/kernel/typed-date.ts'

/** Rejects a date that is not in the past, or too far back. */
export const checkPast = (field: string, date: LocalDate, today: LocalDate): void => {
  const problem = pastDateProblem(date, today)
  if (problem) throw invalidField(field, problem)
}
