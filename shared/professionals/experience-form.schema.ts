import * as z from 'zod/mini'
import type { LocalDate } from '#shared/kernel/dates.ts'
import { typedPastDate } from '#shared/kernel/typed-date.ts'
import { ExperienceForm } from './professionals.schema.ts'

/** The experience step as a form. */
export const experienceForm = (today: LocalDate) => z.extend(ExperienceForm, { start_date: typedPastDate(today) })
