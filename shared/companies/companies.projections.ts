import { CompanyDocument } from './company-documents.schema.ts'
import type { StoredFile } from '#shared/kernel/files.schema.ts'
import type { Instant, LocalDate } from '#shared/kernel/dates.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import type { StoredSuspension } from '#shared/kernel/suspension.schema.ts'
import type { MemberRole } from '#shared/kernel/member-roles.ts'
import { approvalOf } from '#shared/kernel/sent-back.rules.ts'
import { fileIdsOf, existingNames } from '#shared/kernel/listed-files.ts'
import type { Company, ListedCompany, PublicCompany } from './companies.schema.ts'
import { planOn, planPeriods } from './plan.rules.ts'
import type { PlanPeriod } from './plans.schema.ts'

/** A plan that a super admin has set. */
type SetPlan = PlanPeriod & { setBy: UserId; at: Instant }

/** A practice as it is stored; everything derived is left out. */
export type CompanyRecord = Omit<
  Company,
  'documents' | 'files' | 'logo_file' | 'role' | 'plans' | 'suspended' | 'walletTransactions'
> & {
  files: Partial<Record<CompanyDocument, StoredFile>>
  /** Everything that was ever set, in the order in which it was. */
  plans?: SetPlan[]
  suspended?: StoredSuspension
}

const visibleFieldsOf = (company: CompanyRecord) => ({
  short_bio: company.short_bio,
  languages: company.languages,
  systemsUsed: company.systemsUsed,
  professionalInsuranceCover: company.professionalInsuranceCover,
  working_hours: company.working_hours,
  logo_file: company.files.logo?.id,
  documents: { images: existingNames(CompanyDocument.options, company.files) },
  files: fileIdsOf(CompanyDocument.options, company.files),
})

/** As a member with this role sees it: other stored fields are left out. */
export const companyOf = (company: CompanyRecord, role?: MemberRole): Company => ({
  id: company.id,
  tenantId: company.tenantId,
  name: company.name,
  industry: company.industry,
  type: company.type,
  email: company.email,
  contact: company.contact,
  managers: company.managers,
  address: company.address,
  ...visibleFieldsOf(company),
  arrival: company.arrival,
  rates: company.rates,
  plans: planPeriods(company),
  approved: company.approved,
  ...(company.suspended && { suspended: { at: company.suspended.at, reason: company.suspended.reason } }),
  sent_back: company.sent_back,
  ...(role && { role }),
  createdAt: company.createdAt,
  updatedAt: company.updatedAt,
})

/** As locums see it. */
export const publicCompanyOf = (company: CompanyRecord): PublicCompany => ({
  id: company.id,
  name: company.name,
  industry: company.industry,
  type: company.type,
  address: company.address && {
    suburb: company.address.suburb,
    province: company.address.province,
    region: company.address.region,
  },
  ...visibleFieldsOf(company),
})

/** What a list derives from a stored practice. */
type ListedFact = 'suspended' | 'sent_back' | 'plan'
export type ListedRecord = Omit<ListedCompany, ListedFact> & Pick<CompanyRecord, 'suspended' | 'sent_back' | 'plans'>

/** In the super admin’s list. */
export const listedCompanyOf = (
  { suspended, plans, sent_back, ...company }: ListedRecord,
  today: LocalDate,
): ListedCompany => ({
  ...company,
  suspended: suspended !== undefined,
  sent_back: approvalOf({ ...company, sent_back }) === 'sent back',
  plan: planOn({ plans }, today),
})
