import * as z from 'zod/mini'
import { requiredFile } from '#shared/kernel/files.schema.ts'
import { Bio } from '#shared/kernel/profile.schema.ts'

/** The about step as a form. `logo` says whether one is stored or has just been chosen. */
export const CompanyAboutForm = z.object({
  short_bio: Bio,
  logo: requiredFile('Please upload an logo of your practice'),
})
export type CompanyAboutForm = z.infer<typeof CompanyAboutForm>
