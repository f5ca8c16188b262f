import type { AboutFormValues } from './about-form.schema.ts'
import type { AboutMe } from './profile-steps.schema.ts'

/** The form as the API takes it. */
export const aboutMeOf = ({ short_bio, languages, insured, expiry }: AboutFormValues): AboutMe => ({
  short_bio,
  languages,
  indemnity_insurance: insured === 'yes',
  indemnity_insurance_expiry: insured === 'yes' ? expiry : '',
})
