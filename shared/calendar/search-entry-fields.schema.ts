import * as z from 'zod/mini'
import { LocalDate } from '#shared/kernel/dates.ts'
import { AboutMe } from '#shared/professionals/profile-steps.schema.ts'
import { ExperienceForm, WorkHours } from '#shared/professionals/professionals.schema.ts'

const { languages, willing_to_travel, locations } = AboutMe.shape

/** What clients send after saving the profile: validated but not used, since the server has it (DESIGN 12.9). */
export const SearchEntryFields = z.strictObject({
  languages,
  willing_to_travel,
  locations,
  working_hours: z.optional(WorkHours),
  skills: z.optional(ExperienceForm.shape.skills),
  experience: z.optional(
    z.strictObject({
      start_date: LocalDate,
      companies_worked_for: z.optional(ExperienceForm.shape.companies_worked_for),
      skills: z.optional(ExperienceForm.shape.skills),
      years_experience: z.optional(z.int()),
    }),
  ),
})
