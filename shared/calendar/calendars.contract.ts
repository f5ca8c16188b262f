import * as z from 'zod/mini'
import { availabilityContract } from './availability.contract.ts'
import { LocalDate } from '#shared/kernel/dates.ts'
import { defineContract } from '#shared/kernel/define-contract.ts'
import { UserId } from '#shared/kernel/ids.ts'
import { AboutMe } from '#shared/professionals/profile-steps.schema.ts'
import { ExperienceStep, Professional, WorkHours } from '#shared/professionals/professionals.schema.ts'

const { languages, willing_to_travel, locations } = AboutMe.shape

/** What clients send after a save of the profile. The server has it already: it is looked at, and nothing comes of it (DESIGN 12.9). */
const CardFields = z.strictObject({
  languages,
  willing_to_travel,
  locations,
  working_hours: z.optional(WorkHours),
  skills: z.optional(ExperienceStep.shape.skills),
  experience: z.optional(
    z.strictObject({
      start_date: LocalDate,
      companies_worked_for: z.optional(ExperienceStep.shape.companies_worked_for),
      skills: z.optional(ExperienceStep.shape.skills),
      years_experience: z.optional(z.int()),
    }),
  ),
})

const cardsContract = defineContract({
  refreshCards: {
    method: 'PUT',
    path: '/calendar/professional/availability/update-all/{userId}',
    summary: 'Write your search cards anew from your profile; each save of the profile does so already',
    access: { roles: ['Locum'], owns: { kind: 'self', id: 'params.userId' } },
    params: z.strictObject({ userId: UserId }),
    body: CardFields,
    response: Professional,
    errors: ['PROFESSIONAL_NOT_FOUND'],
  },
})

export const calendarsContract = { ...availabilityContract, ...cardsContract }
