import * as z from 'zod/mini'
import { parseFormDate, type LocalDate } from './dates.ts'

const BAD_DATE = 'Date is not valid, the date format should be DD/MM/YYYY'

const LONGEST_AGO = '1940-01-01'

/** What is wrong with a day on which something began or was reached, if anything. */
export const pastDateProblem = (date: LocalDate, today: LocalDate): string | undefined => {
  if (date < LONGEST_AGO) return 'Date is too long ago'
  return date > today ? 'Date can not be in the future' : undefined
}

/** A date as it is typed: strictly DD/MM/YYYY (SPEC 5). It becomes the one the API takes. */
export const typedDate = (problemOf: (date: LocalDate) => string | undefined) =>
  z.pipe(
    z.string().check(
      z.trim(),
      z.minLength(1, { error: 'Required', abort: true }),
      z.refine((text) => parseFormDate(text) !== undefined, { error: BAD_DATE, abort: true }),
      z.refine((text) => problemOf(parseFormDate(text) ?? text) === undefined, {
        error: ({ input }) => problemOf(parseFormDate(String(input)) ?? ''),
      }),
    ),
    z.transform((text) => parseFormDate(text) ?? text),
  )

/** The day something began or was reached. */
export const typedPastDate = (today: LocalDate) => typedDate((date) => pastDateProblem(date, today))
