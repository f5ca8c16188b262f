import * as z from 'zod/mini'
import type { LocalDate } from '#shared/kernel/dates.ts'
import { typedPastDate } from '#shared/kernel/typed-date.ts'
import { QualificationStep } from './profile-steps.schema.ts'

/** The education step as a form. */
export const qualificationForm = (today: LocalDate) =>
  z.extend(QualificationStep, { year_qualified: typedPastDate(today) })
