import * as z from 'zod/mini'
import { CompanyAddress } from '#shared/kernel/company-address.schema.ts'
import { CompanyDocument, CompanyFiles } from './company-documents.schema.ts'
import { sentBackFor } from '#shared/kernel/approval.schema.ts'
import { FileId } from '#shared/kernel/files.schema.ts'
import { NotificationChannels, NotificationChannelsChange } from '#shared/identity/notification-channels.schema.ts'
import { Arrival } from '#shared/kernel/arrival.schema.ts'
import { Instant, LocalTime } from '#shared/kernel/dates.ts'
import { Budget } from '#shared/kernel/money.schema.ts'
import { CompanyId } from '#shared/kernel/ids.ts'
import { planNames } from '#shared/kernel/plans.ts'
import { memberRoles } from '#shared/kernel/member-roles.ts'
import { Suspension } from '#shared/kernel/suspension.schema.ts'
import { nameText, phoneText, required, atLeastOneField } from '#shared/kernel/text.ts'
import { Bio, Languages } from '#shared/kernel/profile.schema.ts'
import { companyStepNames } from './step-names.ts'
import { Wallet } from '#shared/wallets/wallets.schema.ts'
import { PlanPeriod } from './plans.schema.ts'

const phone = phoneText('021 123 4567')

export const Manager = z.strictObject({ name: nameText(60), surname: nameText(60), contact: phone })

/** The practice verification form (DESIGN 4). */
export const CompanyVerification = z.strictObject({
  name: nameText(120),
  industry: required(60),
  type: required(80),
  email: z.email('Enter a valid e-mail address').check(z.maxLength(254)),
  contact: phone,
  managers: z.array(Manager).check(z.minLength(1, 'Add at least one manager'), z.maxLength(20)),
})
export type CompanyVerification = z.infer<typeof CompanyVerification>

const OpeningHours = z.strictObject({ start: LocalTime, end: LocalTime })

const openingHours = {
  weekdays: OpeningHours,
  saturday: OpeningHours,
  /** On which of these days the practice opens; weekdays and Saturdays, if left out. Hours of others don't count. */
  extra_hours: z.strictObject({
    weekdays: z.optional(z.boolean()),
    saturday: z.optional(z.boolean()),
    sundays: z.boolean(),
    public_holidays: z.boolean(),
  }),
  sundays: z.optional(OpeningHours),
  public_holidays: z.optional(OpeningHours),
}

/** The operations step. */
export const Operations = z.strictObject({
  ...openingHours,
  languages: Languages,
  systemsUsed: z.array(required(80)).check(z.maxLength(40)),
  /** Optional (SPEC 5). */
  professionalInsuranceCover: z.optional(z.boolean()),
  /** Unchanged if it is left out. */
  arrival: z.optional(Arrival),
  /** The usual budget per hour, which new offers begin with; unchanged if it is left out, removed by null. */
  rates: z.optional(z.nullable(Budget)),
})
export type Operations = z.infer<typeof Operations>

export const AboutCompany = z.strictObject({ short_bio: Bio })
export type AboutCompany = z.infer<typeof AboutCompany>

/** The practice's contacts, and the caller's own name and notification settings. */
export const CompanySettings = z.strictObject({
  name: z.optional(nameText(120)),
  contact: phone,
  email: CompanyVerification.shape.email,
  notification_channels: NotificationChannels,
  version: z.string(),
})
export type CompanySettings = z.infer<typeof CompanySettings>

/** Omitted fields stay unchanged, so that a colleague's later change is not overwritten. */
export const CompanySettingsChange = z
  .strictObject({
    name: z.optional(nameText(120)),
    contact: z.optional(phone),
    email: z.optional(CompanyVerification.shape.email),
    notification_channels: z.optional(NotificationChannelsChange),
    version: z.optional(CompanySettings.shape.version),
  })
  .check(atLeastOneField)
export type CompanySettingsChange = z.infer<typeof CompanySettingsChange>

const WorkingHours = z.strictObject(openingHours)

/** Fields that both members and locums see. */
const visibleFields = {
  short_bio: z.optional(z.string()),
  languages: z.array(z.string()),
  systemsUsed: z.array(z.string()),
  professionalInsuranceCover: z.optional(z.boolean()),
  working_hours: z.optional(WorkingHours),
  /** A new id with every new logo. */
  logo_file: z.optional(FileId),
  documents: z.strictObject({ images: z.array(CompanyDocument) }),
  files: CompanyFiles,
}

/** A practice as its members see it. */
export const Company = z.strictObject({
  id: CompanyId,
  tenantId: z.string(),
  ...CompanyVerification.shape,
  address: z.optional(CompanyAddress),
  ...visibleFields,
  arrival: z.optional(Arrival),
  rates: z.optional(Budget),
  /** Its plans since it was created, one after the other, with what is ahead. */
  plans: z.array(PlanPeriod),
  approved: z.boolean(),
  suspended: z.optional(Suspension),
  /** What a super admin asked the practice to correct before it is approved. */
  sent_back: z.optional(sentBackFor(companyStepNames)),
  /** The caller's role, if they are a member. */
  role: z.optional(z.enum(memberRoles)),
  /** Only where an owner or a manager reads the practice itself. */
  walletTransactions: z.optional(Wallet),
  createdAt: Instant,
  updatedAt: Instant,
})
export type Company = z.infer<typeof Company>

/** A practice as locums see it: without contacts and street, which a booking adds. */
export const PublicCompany = z.strictObject({
  id: CompanyId,
  name: z.string(),
  industry: z.string(),
  type: z.string(),
  address: z.optional(z.strictObject({ suburb: z.string(), province: z.string(), region: z.string() })),
  ...visibleFields,
})
export type PublicCompany = z.infer<typeof PublicCompany>

/** A practice in the super admin's list. */
export const ListedCompany = z.extend(
  z.pick(Company, {
    id: true,
    tenantId: true,
    name: true,
    industry: true,
    type: true,
    email: true,
    contact: true,
    managers: true,
    address: true,
    approved: true,
    createdAt: true,
    updatedAt: true,
  }),
  {
    suspended: z.boolean(),
    /** What was asked for is not corrected yet. */
    sent_back: z.boolean(),
    /** Today. */
    plan: z.enum(planNames),
  },
)
export type ListedCompany = z.infer<typeof ListedCompany>
