import * as z from 'zod/mini'
import { parseFormDate, type LocalDate } from './dates.ts'

const INVALID_DATE_MESSAGE = 'Date is not valid, the date format should be DD/MM/YYYY'

const EARLIEST_DATE = '1940-01-01'

/** What is wrong with the date of a past event, if anything. */
export const pastDateProblem = (date: LocalDate, today: LocalDate): string | undefined => {
  if (date < EARLIEST_DATE) return 'Date is too far in the past'
  return date > today ? 'Date can not be in the future' : undefined
}

/** A date typed as DD/MM/YYYY (SPEC 5), turned into the API's format. */
export const typedDate = (problemOf: (date: LocalDate) => string | undefined) =>
  z.pipe(
    z.string().check(
      z.trim(),
      z.minLength(1, { error: 'Required', abort: true }),
      z.refine((text) => parseFormDate(text) !== undefined, { error: INVALID_DATE_MESSAGE, abort: true }),
      z.refine((text) => problemOf(parseFormDate(text) ?? text) === undefined, {
        error: ({ input }) => problemOf(parseFormDate(String(input)) ?? ''),
      }),
    ),
    z.transform((text) => parseFormDate(text) ?? text),
  )

/** A date, or nothing. */
export const typedOptionalDate = z.pipe(
  z.string().check(
    z.trim(),
    z.refine((text) => text === '' || parseFormDate(text) !== undefined, INVALID_DATE_MESSAGE),
  ),
  z.transform((text) => parseFormDate(text)),
)

/** A date in the past or today. */
export const typedPastDate = (today: LocalDate) => typedDate((date) => pastDateProblem(date, today))
