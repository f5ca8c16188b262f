import * as z from 'zod/mini'
import { approvalFields, Decision, missingSteps, seenFields, undoneWithReason } from '#shared/kernel/approval.schema.ts'
import { Instant } from '#shared/kernel/dates.ts'
import { defineContract } from '#shared/kernel/define-contract.ts'
import { CompanyId } from '#shared/kernel/ids.ts'
import { SuspensionChange } from '#shared/kernel/suspension.schema.ts'
import { Reason } from '#shared/kernel/reason.schema.ts'
import { Company } from './companies.schema.ts'
import { companyStepNames } from './step-names.ts'

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

/** Everything that a decision about a practice is based on. */
export const CompanyReview = z.strictObject({
  company: Company,
  /** Since when it has been waiting; absent unless it is. */
  since: z.optional(Instant),
  registered_at: Instant,
  decision: z.optional(Decision),
})
export type CompanyReview = z.infer<typeof CompanyReview>

/** The last entry of the previous page: since when they are pending, and their id. */
const CompanyQueueToken = z.string().check(z.regex(/^[\d\-T:.]{19,24}Z#cmp_[0-9A-Z]{16}$/))

const superAdmin = { roles: ['SuperAdmin'] } as const

export const companyApprovalContract = defineContract({
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
  decideCompanyApproval: {
    method: 'PUT',
    path: '/companies/{companyId}/approval',
    summary: 'Approve a practice or undo the approval',
    access: { ...superAdmin, about: 'params.companyId', reason: 'body.reason' },
    params: z.strictObject({ companyId: CompanyId }),
    /** `registered_at` is the `registered_at` that the super admin viewed; later changes are not approved. */
    body: z.strictObject(approvalFields).check(undoneWithReason),
    response: Company,
    errors: ['COMPANY_NOT_FOUND', 'REGISTRATION_CHANGED', 'ALREADY_DECIDED', 'SUSPENDED'],
    changes: ['practiceApprovals'],
  },
  suspendCompany: {
    method: 'PUT',
    path: '/companies/{companyId}/suspension',
    summary: 'Suspend a practice or lift its suspension: it can neither post, request nor confirm meanwhile',
    access: { ...superAdmin, about: 'params.companyId', reason: 'body.reason' },
    params: z.strictObject({ companyId: CompanyId }),
    body: SuspensionChange,
    response: Company,
    errors: ['COMPANY_NOT_FOUND'],
    changes: ['practiceApprovals', 'ownPractices'],
  },
  sendBackCompany: {
    method: 'POST',
    path: '/companies/{companyId}/approval/send-back',
    summary: 'Ask a practice to correct steps of its profile before it is approved',
    access: { ...superAdmin, about: 'params.companyId', reason: 'body.reason' },
    params: z.strictObject({ companyId: CompanyId }),
    body: z.strictObject({ missing: missingSteps(companyStepNames), reason: Reason, ...seenFields }),
    response: Company,
    errors: ['COMPANY_NOT_FOUND', 'REGISTRATION_CHANGED', 'ALREADY_DECIDED', 'SUSPENDED', 'STALE_STATE'],
    changes: ['practiceApprovals'],
  },
  getCompanyReview: {
    method: 'GET',
    path: '/admin/approvals/companies/{companyId}',
    summary: 'A practice with what is needed to decide on its approval',
    access: { ...superAdmin, about: 'params.companyId', logged: true },
    params: z.strictObject({ companyId: CompanyId }),
    response: CompanyReview,
    errors: ['COMPANY_NOT_FOUND'],
    reads: ['practiceApprovals'],
  },
})
