import * as z from 'zod/mini'
import { Company } from '#shared/companies/companies.schema.ts'
import { FileId } from '#shared/kernel/files.schema.ts'
import { Instant } from '#shared/kernel/dates.ts'
import { DocumentUrl } from '#shared/documents/documents.schema.ts'
import { defineContract } from '#shared/kernel/define-contract.ts'
import { CompanyId, ReportId, UserId } from '#shared/kernel/ids.ts'
import { multilineText } from '#shared/kernel/text.ts'
import { Report, ReportStatus } from '#shared/messages/reports.schema.ts'
import { PublicProfessional } from '#shared/professionals/professionals.schema.ts'

/** A professional pending approval. */
export const PendingProfessional = z.strictObject({
  id: UserId,
  name: z.string(),
  email: z.string(),
  contact: z.string(),
  industry: z.string(),
  profession: z.string(),
  professional_body: z.string(),
  professional_number: z.string(),
  avatar_file: z.optional(FileId),
  region: z.string(),
  since: Instant,
  /** Changes with the name, registration, ID number and ID document: an approval names the version it is for. */
  registered_at: Instant,
})
export type PendingProfessional = z.infer<typeof PendingProfessional>

/** The last entry of the previous page: since when they are pending, and their id. */
const ProfessionalQueueToken = z.string().check(z.regex(/^[\d\-T:.]{19,24}Z#usr_[0-9a-f-]{36}$/))

/** Limits that can be set for a single account. */
export const AccountQuotas = z.strictObject({ practices: z.int().check(z.gte(1), z.lte(100)) })
export type AccountQuotas = z.infer<typeof AccountQuotas>

/** A practice pending approval. */
export const PendingCompany = z.strictObject({
  ...z.pick(Company, {
    id: true,
    name: true,
    industry: true,
    type: true,
    email: true,
    contact: true,
    managers: true,
    logo_file: true,
  }).shape,
  /** Empty until the practice has saved its address. */
  region: z.string(),
  since: Instant,
  /** Changes with the name, industry, type, contacts and managers: an approval names the version it is for. */
  registered_at: Instant,
})
export type PendingCompany = z.infer<typeof PendingCompany>

/** The same for practices. */
const CompanyQueueToken = z.string().check(z.regex(/^[\d\-T:.]{19,24}Z#cmp_[0-9A-Z]{16}$/))

/** The same for reports. */
const ReportQueueToken = z.string().check(z.regex(/^[\d\-T:.]{19,24}Z#rpt_[0-9A-Z]{16}$/))

const superAdmin = { roles: ['SuperAdmin'] } as const

export const adminContract = defineContract({
  listPendingProfessionals: {
    method: 'GET',
    path: '/admin/approvals',
    summary: 'Professionals pending approval, oldest first',
    access: superAdmin,
    query: z.strictObject({ NextToken: z.optional(ProfessionalQueueToken) }),
    list: PendingProfessional,
    errors: [],
    reads: ['professionalApprovals'],
  },
  decideApproval: {
    method: 'PUT',
    path: '/professionals/{id}/approval',
    summary: 'Approve a professional or undo the approval',
    access: { ...superAdmin, about: 'params.id' },
    params: z.strictObject({ id: UserId }),
    /**
     * `registered_at` and the identity document, if there is one, are those that the super admin viewed: later
     * changes are not approved.
     */
    body: z.strictObject({
      approved: z.boolean(),
      registered_at: z.optional(Instant),
      identity_document: z.optional(FileId),
    }),
    response: PublicProfessional,
    errors: ['PROFESSIONAL_NOT_FOUND', 'PROFILE_INCOMPLETE', 'REGISTRATION_CHANGED'],
    changes: ['professionalApprovals'],
  },
  setAccountQuotas: {
    method: 'PUT',
    path: '/admin/accounts/{userId}/quotas',
    summary: 'Set how many practices an account can have',
    access: { ...superAdmin, about: 'params.userId' },
    params: z.strictObject({ userId: UserId }),
    body: AccountQuotas,
    response: z.extend(AccountQuotas, { id: UserId }),
    errors: ['USER_NOT_FOUND'],
    changes: [],
  },
  listPendingCompanies: {
    method: 'GET',
    path: '/admin/approvals/companies',
    summary: 'Practices pending approval, oldest first',
    access: superAdmin,
    query: z.strictObject({ NextToken: z.optional(CompanyQueueToken) }),
    list: PendingCompany,
    errors: [],
    reads: ['practiceApprovals'],
  },
  listReports: {
    method: 'GET',
    path: '/admin/reports',
    summary: 'Reported messages, oldest first, with nothing else of their conversations',
    access: superAdmin,
    query: z.strictObject({ status: z._default(ReportStatus, 'open'), NextToken: z.optional(ReportQueueToken) }),
    list: Report,
    errors: [],
    reads: ['reports'],
  },
  getReportedFileUrl: {
    method: 'GET',
    path: '/admin/reports/{id}/file/url',
    summary: 'A URL from which the picture or PDF of a reported message can be loaded for five minutes',
    access: { ...superAdmin, about: 'params.id' },
    params: z.strictObject({ id: ReportId }),
    response: DocumentUrl,
    errors: ['REPORT_NOT_FOUND', 'ATTACHMENT_NOT_FOUND'],
    reads: ['reports'],
  },
  decideReport: {
    method: 'PUT',
    path: '/admin/reports/{id}',
    summary: 'Close a report, with a note of what was done, or open it again',
    access: { ...superAdmin, about: 'params.id' },
    params: z.strictObject({ id: ReportId }),
    body: z.strictObject({ status: ReportStatus, note: z.optional(multilineText(500)) }),
    response: Report,
    errors: ['REPORT_NOT_FOUND'],
    changes: ['reports'],
  },
  decideCompanyApproval: {
    method: 'PUT',
    path: '/companies/{companyId}/approval',
    summary: 'Approve a practice or undo the approval',
    access: { ...superAdmin, about: 'params.companyId' },
    params: z.strictObject({ companyId: CompanyId }),
    /** `registered_at` is the `registered_at` that the super admin viewed; later changes are not approved. */
    body: z.strictObject({ approved: z.boolean(), registered_at: z.optional(Instant) }),
    response: Company,
    errors: ['COMPANY_NOT_FOUND', 'REGISTRATION_CHANGED'],
    changes: ['practiceApprovals'],
  },
})
