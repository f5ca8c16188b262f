import * as z from 'zod/mini'
import { LocalDate } from '#shared/kernel/dates.ts'

/** Apart from the profile, since applications have it too. */
export const Qualification = z.strictObject({
  qualification: z.string(),
  institution: z.string(),
  year_qualified: LocalDate,
  other_qualifications: z.optional(z.string()),
})
