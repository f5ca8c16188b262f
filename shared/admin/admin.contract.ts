import * as z from 'zod/mini'
import { Company } from '#shared/companies/companies.schema.ts'
import { FileId } from '#shared/kernel/files.schema.ts'
import { Instant } from '#shared/kernel/dates.ts'
import { defineContract } from '#shared/kernel/define-contract.ts'
import { CompanyId, UserId } from '#shared/kernel/ids.ts'
import { PublicProfessional } from '#shared/professionals/professionals.schema.ts'

/** A professional whose approval a super admin decides. */
export const WaitingProfessional = z.strictObject({
  id: UserId,
  name: z.string(),
  email: z.string(),
  contact: z.string(),
  industry: z.string(),
  profession: z.string(),
  professional_body: z.string(),
  professional_number: z.string(),
  region: z.string(),
  since: Instant,
  /** Changes whenever name, registration, ID number or ID document do: what an approval is given for. */
  registered_at: Instant,
})
export type WaitingProfessional = z.infer<typeof WaitingProfessional>

/** Where a page ended: since when the last one waits, and who it is. */
const PlaceInQueue = z
  .string()
  .check(z.regex(/^[\d\-T:.]{19,24}Z#usr_[0-9a-f-]{36}$/, 'This is not a place in the list'))

/** What may be set for a single account. */
export const AccountQuotas = z.strictObject({ practices: z.int().check(z.gte(1), z.lte(100)) })
export type AccountQuotas = z.infer<typeof AccountQuotas>

/** A practice whose approval a super admin decides. */
export const WaitingCompany = z.strictObject({
  ...z.pick(Company, { id: true, name: true, industry: true, type: true, email: true, contact: true, managers: true })
    .shape,
  /** Empty until the practice has given its address. */
  region: z.string(),
  since: Instant,
  /** Changes whenever name, industry, type, contacts or managers do: what an approval is given for. */
  registered_at: Instant,
})
export type WaitingCompany = z.infer<typeof WaitingCompany>

/** The same of a practice. */
const PlaceInCompanyQueue = z
  .string()
  .check(z.regex(/^[\d\-T:.]{19,24}Z#cmp_[0-9A-Z]{16}$/, 'This is not a place in the list'))

const superAdmin = { roles: ['SuperAdmin'] } as const

export const adminContract = defineContract({
  listWaitingProfessionals: {
    method: 'GET',
    path: '/admin/approvals',
    summary: 'Professionals waiting for approval, longest first',
    access: superAdmin,
    query: z.strictObject({ NextToken: z.optional(PlaceInQueue) }),
    list: WaitingProfessional,
    errors: [],
  },
  decideApproval: {
    method: 'PUT',
    path: '/professionals/{id}/approval',
    summary: 'Approve a professional, or take the approval back',
    access: { ...superAdmin, about: 'params.id' },
    params: z.strictObject({ id: UserId }),
    /**
     * `seen` is the `registered_at` of what was looked at: what has changed since is not approved. An approval names
     * the identity document that was looked at, wherever there is one.
     */
    body: z.strictObject({ approved: z.boolean(), seen: z.optional(Instant), identity_document: z.optional(FileId) }),
    response: PublicProfessional,
    errors: ['PROFESSIONAL_NOT_FOUND', 'PROFILE_INCOMPLETE', 'REGISTRATION_CHANGED'],
  },
  setAccountQuotas: {
    method: 'PUT',
    path: '/admin/accounts/{userId}/quotas',
    summary: 'Set how many practices an account may have',
    access: { ...superAdmin, about: 'params.userId' },
    params: z.strictObject({ userId: UserId }),
    body: AccountQuotas,
    response: z.extend(AccountQuotas, { id: UserId }),
    errors: ['USER_NOT_FOUND'],
  },
  listWaitingCompanies: {
    method: 'GET',
    path: '/admin/approvals/companies',
    summary: 'Practices waiting for approval, longest first',
    access: superAdmin,
    query: z.strictObject({ NextToken: z.optional(PlaceInCompanyQueue) }),
    list: WaitingCompany,
    errors: [],
  },
  decideCompanyApproval: {
    method: 'PUT',
    path: '/companies/{companyId}/approval',
    summary: 'Approve a practice, or take the approval back',
    access: { ...superAdmin, about: 'params.companyId' },
    params: z.strictObject({ companyId: CompanyId }),
    /** `seen` is the `registered_at` of what was looked at: what has changed since is not approved. */
    body: z.strictObject({ approved: z.boolean(), seen: z.optional(Instant) }),
    response: Company,
    errors: ['COMPANY_NOT_FOUND', 'REGISTRATION_CHANGED'],
  },
})
