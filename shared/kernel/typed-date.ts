import * as z from 'zod/mini'
import { parseFormDate, type LocalDate } from './dates.ts'

const BAD_DATE = 'Date is not valid, the date format should be DD/MM/YYYY'

/** A date as it is typed: strictly DD/MM/YYYY (SPEC 5). It becomes the one the API takes. */
export const typedDate = (holds: (date: LocalDate) => boolean, otherwise: string) =>
  z.pipe(
    z.string().check(
      z.trim(),
      z.minLength(1, { error: 'Required', abort: true }),
      z.refine((text) => parseFormDate(text) !== undefined, { error: BAD_DATE, abort: true }),
      z.refine((text) => holds(parseFormDate(text) ?? text), otherwise),
    ),
    z.transform((text) => parseFormDate(text) ?? text),
  )

/** The day something began or was reached. */
export const typedPastDate = (today: LocalDate) => typedDate((date) => date <= today, 'Date can not be in the future')
