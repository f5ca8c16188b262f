import * as z from 'zod/mini'
import { LocalDate } from '#shared/kernel/dates.ts'
import { digitsText, lineText, multilineText, phoneText, required, atLeastOneField } from '#shared/kernel/text.ts'
import { NotificationChannels, NotificationChannelsChange } from '#shared/identity/notification-channels.schema.ts'
import { Bio, LanguageNames } from '#shared/kernel/profile.schema.ts'
import { ProfessionalAddress } from './professionals.schema.ts'

/** `province,region`, as locations are stored. */
const Location = z.string().check(z.regex(/^[^,#]{1,60},[^,#]{1,80}$/, 'Choose one from the list'))
export const Locations = z.array(Location).check(z.minLength(1, 'Please select at least one region'), z.maxLength(56))

/**
 * Shared by the about and locations steps; omitted fields stay unchanged. An empty expiry means unchanged (DESIGN
 * 12.6); an empty bio or list means that the step is not done yet.
 */
export const AboutMe = z.strictObject({
  short_bio: z.optional(z.union([z.literal(''), Bio])),
  willing_to_travel: z.optional(z.boolean()),
  languages: z.optional(LanguageNames),
  locations: z.optional(z.array(Location).check(z.maxLength(56))),
  address: z.optional(ProfessionalAddress),
  indemnity_insurance: z.optional(z.boolean()),
  indemnity_insurance_expiry: z.optional(z.union([z.literal(''), LocalDate])),
})
export type AboutMe = z.infer<typeof AboutMe>

const longerThan2 = (max: number) => required(max).check(z.minLength(3, 'Use more than 2 characters'))

export const QualificationStep = z.strictObject({
  qualification: longerThan2(120),
  institution: longerThan2(120),
  year_qualified: LocalDate,
  other_qualifications: z.optional(multilineText(1_000)),
})
export type QualificationStep = z.infer<typeof QualificationStep>

/** SPEC 5: fields can be empty; the step is complete when none is. Numbers are text, because they can start with 0. */
export const BankAccount = z.strictObject({
  bank_name: lineText(80),
  account_holder: lineText(80),
  account_number: digitsText(20),
  branch_code: digitsText(10),
  account_type: z.optional(z.enum(['cheque', 'savings'])),
  tax_payer: z.boolean('Please select YES or NO'),
  tax_number: digitsText(15),
})
export type BankAccount = z.infer<typeof BankAccount>

/** The phone number is empty before verification. */
export const ProfessionalSettings = z.strictObject({
  contact: z.string(),
  locale: z.string(),
  notification_channels: NotificationChannels,
  version: z.string(),
})
export type ProfessionalSettings = z.infer<typeof ProfessionalSettings>

/** Omitted fields stay unchanged, so that a later change on another device is not overwritten. */
export const ProfessionalSettingsChange = z
  .strictObject({
    contact: z.optional(phoneText('082 123 4567')),
    locale: z.optional(z.enum(['en-ZA'])),
    notification_channels: z.optional(NotificationChannelsChange),
    version: z.optional(ProfessionalSettings.shape.version),
  })
  .check(atLeastOneField)
export type ProfessionalSettingsChange = z.infer<typeof ProfessionalSettingsChange>
