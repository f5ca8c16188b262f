import * as z from 'zod/mini'
import { LocalDate } from '#shared/kernel/dates.ts'
import { CONSENT } from '#shared/privacy/privacy.rules.ts'

const UNAGREED = 'Please agree to the terms and the privacy notice.'

/**
 * What sign-up sends along with address and password, as Cognito passes it on. Super admins are created by an operator
 * only.
 */
export const SignUpAttributes = z.object({
  sub: z.string(),
  email: z.string(),
  'custom:role': z.enum(['Locum', 'CompanyAdmin'], 'Choose whether you are a locum or a practice.'),
  /** The versions of the terms and the privacy notice that were accepted; before they had versions, the date. */
  'custom:consent': z
    .string(UNAGREED)
    .check(z.refine((consent) => CONSENT.test(consent) || LocalDate.safeParse(consent).success, UNAGREED)),
})
