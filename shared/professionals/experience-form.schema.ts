import * as z from 'zod/mini'
import { parseFormDate, type LocalDate } from '../kernel/dates.ts'
import { ExperienceStep } from './professionals.schema.ts'

const BAD_DATE = 'Date is not valid, the date format should be DD/MM/YYYY'

/** The experience step as it is typed: its date is DD/MM/YYYY (SPEC 5) and becomes the one the API takes. */
export const experienceForm = (today: LocalDate) =>
  z.extend(ExperienceStep, {
    start_date: z.pipe(
      z.string().check(
        z.trim(),
        z.minLength(1, { error: 'Required', abort: true }),
        z.refine((text) => parseFormDate(text) !== undefined, { error: BAD_DATE, abort: true }),
        z.refine((text) => (parseFormDate(text) ?? today) <= today, 'Date can not be in the future'),
      ),
      z.transform((text) => parseFormDate(text) ?? text),
    ),
  })

export type ExperienceForm = z.input<ReturnType<typeof experienceForm>>
