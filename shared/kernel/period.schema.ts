import * as z from 'zod/mini'
import { crossCheck } from './cross-check.ts'
import { daysBetween, MAX_PERIOD_DAYS } from './dates.ts'
import { LocalDate } from './dates.schema.ts'

/** The day and id that the previous page of a list of shifts ended with. */
const PageToken = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}\.\w{1,60}$/))

/** The query of a list of shifts: the page, and whether the earliest or the latest end comes first. */
export const pageQuery = z.strictObject({
  NextToken: z.optional(PageToken),
  order: z._default(z.enum(['asc', 'desc']), 'asc'),
})
export type PageQuery = z.output<typeof pageQuery>

/** The first and last day of a list: in order, and at most a year apart to bound the work of one request. */
export const periodOf = <S extends z.core.$ZodLooseShape>(shape: S) => {
  const period = (holds: (start: LocalDate, end: LocalDate) => boolean, message: string) =>
    crossCheck<Record<string, unknown>>(
      ['start', 'end'],
      ({ start, end }) => holds(start as LocalDate, end as LocalDate),
      message,
    )
  return z.strictObject({ ...shape, start: LocalDate, end: LocalDate }).check(
    period((start, end) => start <= end, 'The end date cannot be before the start date'),
    period((start, end) => daysBetween(start, end) <= MAX_PERIOD_DAYS, 'Choose a period of at most a year'),
  )
}
