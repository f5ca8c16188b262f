import * as z from 'zod/mini'
import { daysBetween, LONGEST_PERIOD } from './dates.ts'
import { LocalDate } from './dates.schema.ts'

/** The first and last day of a list, in order and at most a year apart, so that one request stays one request. */
export const periodOf = <S extends z.core.$ZodLooseShape>(shape: S) => {
  const period = (holds: (start: LocalDate, end: LocalDate) => boolean, message: string) =>
    z.refine<Record<string, unknown>>(({ start, end }) => holds(start as LocalDate, end as LocalDate), { message, path: ['end'] })
  return z.strictObject({ ...shape, start: LocalDate, end: LocalDate }).check(
    period((start, end) => start <= end, 'The end must not be before the start'),
    period((start, end) => daysBetween(start, end) <= LONGEST_PERIOD, 'Ask for at most a year'),
  )
}
