import * as z from 'zod/mini'
import { FileId } from '#shared/kernel/files.schema.ts'
import { sentBackFor } from '#shared/kernel/approval.schema.ts'
import { locumStepNames } from './step-names.ts'
import { Qualification } from './qualification.schema.ts'
import { ProfessionalDocument, ProfessionalFiles } from './professional-documents.schema.ts'
import { Instant, LocalDate, LocalTime } from '#shared/kernel/dates.ts'
import { DayRates } from '#shared/kernel/money.schema.ts'
import { UserId } from '#shared/kernel/ids.ts'
import { requiredRate } from '#shared/kernel/money.schema.ts'
import { optionText, lineText, nameText, phoneText, required } from '#shared/kernel/text.ts'
import { Wallet } from '#shared/wallets/wallets.schema.ts'

export const ProfessionalAddress = z.strictObject({
  province: optionText(60),
  region: optionText(80),
  suburb: required(80),
  street: z.optional(lineText(120)),
})

/** The verification step (SPEC 4: all of it non-empty). E-mail comes from the account. */
export const ProfessionalVerification = z.strictObject({
  first_name: nameText(60),
  last_name: nameText(60),
  contact: phoneText('082 123 4567'),
  industry: optionText(60),
  profession: optionText(80),
  professional_body: required(80).check(
    z.regex(/^(?:\P{L}*\p{L}){3}/u, 'Enter its name or abbreviation, at least three letters'),
  ),
  professional_number: required(30),
  idpassport: required(20),
  /** Until when the registration is valid; unchanged if it is left out. */
  registration_expiry: z.optional(LocalDate),
  address: ProfessionalAddress,
})
export type ProfessionalVerification = z.infer<typeof ProfessionalVerification>

export const ExperienceForm = z.strictObject({
  start_date: LocalDate,
  companies_worked_for: z.array(required(80)).check(z.minLength(1, 'Required'), z.maxLength(40)),
  skills: z.array(required(60)).check(z.maxLength(200)),
})
export type ExperienceForm = z.infer<typeof ExperienceForm>

const hours = (rateRequired: string) =>
  z.strictObject({
    start: LocalTime,
    end: LocalTime,
    rate: requiredRate(rateRequired),
    currency: z._default(z.literal('ZAR'), 'ZAR'),
  })

/** The rates step. SPEC 9: Sundays and public holidays share one rate in the form, not in the API. */
export const WorkHours = z.strictObject({
  weekdays: hours('Weekday Rate is required'),
  saturday: hours('Saturday Rate is required'),
  sundays: hours('Sunday/Holiday Rate is required'),
  public_holidays: hours('Sunday/Holiday Rate is required'),
})
export type WorkHours = z.infer<typeof WorkHours>

export const Experience = z.strictObject({
  start_date: LocalDate,
  companies_worked_for: z.array(z.string()),
  years_experience: z.int(),
})
export type Experience = z.infer<typeof Experience>

export const PaymentInfo = z.strictObject({
  bank_name: z.string(),
  account_holder: z.string(),
  account_number: z.string(),
  branch_code: z.string(),
  account_type: z.optional(z.enum(['cheque', 'savings'])),
  tax_payer: z.boolean(),
  tax_number: z.string(),
})
export type PaymentInfo = z.infer<typeof PaymentInfo>

const MonthFirstDate = z.string().check(z.regex(/^\d{2}\/\d{2}\/\d{4}$/))

/** The expiry is MM/DD/YYYY in responses (SPEC 9), and empty without insurance. */
export const IndemnityInsurance = z.strictObject({
  has_indemnity_insurance: z.boolean(),
  indemnity_insurance_expiry: z.union([z.literal(''), MonthFirstDate]),
})
export type IndemnityInsurance = z.infer<typeof IndemnityInsurance>

/** The names of the documents that exist. */
const documents = z.strictObject({ images: z.array(ProfessionalDocument) })

/** Fields that both practices and the professional see. */
const visibleFields = {
  short_bio: z.optional(z.string()),
  languages: z.array(z.string()),
  willing_to_travel: z.boolean(),
  /** `province,region`: home and preferred regions. */
  locations: z.array(z.string()),
  qualifications: z.optional(Qualification),
  indemnity_insurance: z.optional(IndemnityInsurance),
  /** A new id with every new picture. */
  avatar_file: z.optional(FileId),
  documents,
  lastActiveAt: z.optional(Instant),
}

/** A professional as practices see them: no contact, e-mail, numbers or documents. */
export const PublicProfessional = z.strictObject({
  id: UserId,
  first_name: z.string(),
  last_name: z.string(),
  name: z.string(),
  industry: z.string(),
  profession: z.string(),
  professional_body: z.string(),
  address: z.strictObject({ province: z.string(), region: z.string(), suburb: z.string() }),
  experience: z.optional(Experience),
  skills: z.array(z.string()),
  working_hours: z.optional(WorkHours),
  rates: z.optional(DayRates),
  ...visibleFields,
  files: z.pick(ProfessionalFiles, { avatar: true }),
  approved: z.boolean(),
  /** Shifts that end after it can’t be booked. */
  registration_expiry: z.optional(LocalDate),
})
export type PublicProfessional = z.infer<typeof PublicProfessional>

/** A professional as they see themselves. Fields of a step are absent until it is saved. */
export const Professional = z.strictObject({
  id: UserId,
  tenantId: z.string(),
  email: z.string(),
  first_name: z.optional(z.string()),
  last_name: z.optional(z.string()),
  name: z.string(),
  contact: z.optional(z.string()),
  industry: z.optional(z.string()),
  profession: z.optional(z.string()),
  professional_body: z.optional(z.string()),
  professional_number: z.optional(z.string()),
  idpassport: z.optional(z.string()),
  /** Shifts after this day can’t be booked; none if it is absent. */
  registration_expiry: z.optional(LocalDate),
  /** A later date that they have entered, which a super admin has not checked yet. */
  registration_renewal: z.optional(LocalDate),
  address: z.optional(ProfessionalAddress),
  experience: z.optional(Experience),
  skills: z.array(z.string()),
  working_hours: z.optional(WorkHours),
  /** Of the working hours, by kind of day. */
  rates: z.optional(DayRates),
  ...visibleFields,
  files: ProfessionalFiles,
  payment_info: z.optional(PaymentInfo),
  locale: z.string(),
  approved: z.boolean(),
  /** What a super admin asked them to correct before they are approved. */
  sent_back: z.optional(sentBackFor(locumStepNames)),
  /** Only where one reads one’s own profile. */
  walletTransactions: z.optional(Wallet),
  createdAt: Instant,
  updatedAt: Instant,
})
export type Professional = z.infer<typeof Professional>
