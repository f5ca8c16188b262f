import * as z from 'zod/mini'
import { ARGUMENT_NOT_PROVIDED } from '#shared/kernel/site-errors.ts'
import { passwordRules } from './password.rules.ts'

const REQUIRED = 'This field is required'

const emailChecks = [z.email('Enter a valid e-mail address, such as name@example.com'), z.maxLength(254)] as const

export const Email = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.minLength(1, { error: REQUIRED, abort: true }), ...emailChecks)

/** SPEC 8's sentence, where the address is the argument of a call. */
export const EmailArgument = z
  .string({ error: ({ input }) => (input === undefined ? ARGUMENT_NOT_PROVIDED : undefined) })
  .check(z.trim(), z.toLowerCase(), z.minLength(1, { error: ARGUMENT_NOT_PROVIDED, abort: true }), ...emailChecks)
export const Password = z
  .string()
  .check(
    z.minLength(1, { error: REQUIRED, abort: true }),
    ...passwordRules.map(({ message, isMet }) => z.refine<string>(isMet, message)),
    z.maxLength(128),
  )

export const SignUpForm = z.strictObject({
  role: z.enum(['Locum', 'CompanyAdmin'], 'Choose whether you are a locum or a practice'),
  email: Email,
  password: Password,
  consent: z.literal(true, 'Please agree to the terms and the privacy notice'),
})

export const SignInForm = z.strictObject({ email: Email, password: z.string().check(z.minLength(1, REQUIRED)) })

/** Mails and apps show a code in groups of three. */
const Code = z.string().check(
  z.overwrite((code) => code.replaceAll(/\s/g, '')),
  z.minLength(1, { error: REQUIRED, abort: true }),
  z.regex(/^\d{6}$/, 'Enter the 6-digit code'),
)

export const ConfirmForm = z.strictObject({ email: Email, code: Code })
export const ForgotForm = z.strictObject({ email: Email })
export const ResetForm = z.strictObject({ code: Code, password: Password })
export const NewPasswordFormValues = z.strictObject({ password: Password })
export const ChangePasswordForm = z.strictObject({
  current: z.string().check(z.minLength(1, REQUIRED)),
  password: Password,
})
export const CodeForm = z.strictObject({ code: Code })
