import * as z from 'zod/mini'
import { typedOptionalDate } from '#shared/kernel/typed-date.ts'
import { required } from '#shared/kernel/text.ts'
import { isAsLongAsIdNumber, isIdNumber } from './id-number.rules.ts'
import { ProfessionalVerification } from './professionals.schema.ts'

const idNumber = required(20).check(
  z.refine((typed) => isIdNumber(typed), {
    error: ({ input }) =>
      isAsLongAsIdNumber(String(input))
        ? 'This is not a valid ID number. Check its digits'
        : 'An ID number has 13 digits. For a passport, choose Passport',
  }),
)

const expiry = { registration_expiry: z.optional(typedOptionalDate) }

/** The verification form: a number is checked as the chosen kind of document; the choice itself is not sent. */
export const VerificationFormValues = z.discriminatedUnion('identification', [
  z.extend(ProfessionalVerification, { identification: z.literal('id'), idpassport: idNumber, ...expiry }),
  z.extend(ProfessionalVerification, { identification: z.literal('passport'), ...expiry }),
])
export type VerificationFormValues = z.infer<typeof VerificationFormValues>
