import * as z from 'zod/mini'

/**
 * What sign-up sends along with address and password, as Cognito passes it on. Super admins are created by an operator
 * only.
 */
export const SignUpAttributes = z.object({
  sub: z.string(),
  email: z.string(),
  'custom:role': z.enum(['Locum', 'CompanyAdmin'], 'Choose whether you are a locum or a practice.'),
  /** The version of the terms and privacy notice that was accepted: its date. */
  'custom:consent': z.iso.date('Please agree to the terms and the privacy notice.'),
})
