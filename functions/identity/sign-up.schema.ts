import * as z from 'zod/mini'

/**
 * What sign-up sent along beside address and password, as Cognito hands it on. Super admins are made by the operator,
 * not here.
 */
export const SignUpAttributes = z.object({
  sub: z.string(),
  email: z.string(),
  'custom:role': z.enum(['Locum', 'CompanyAdmin'], 'Choose whether you are a locum or a practice.'),
  /** The version of the terms and privacy text that was agreed to: its date. */
  'custom:consent': z.iso.date('Please agree to the terms and the privacy notice.'),
})
