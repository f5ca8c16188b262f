import * as z from 'zod/mini'
import { held } from '#shared/kernel/files.schema.ts'
import { Bio } from '#shared/kernel/profile.schema.ts'

/** About the practice, as it is filled in. The logo is one that is kept already or has just been chosen. */
export const CompanyAboutForm = z.object({ short_bio: Bio, logo: held('Please upload an logo of your practice') })
export type CompanyAboutForm = z.infer<typeof CompanyAboutForm>
