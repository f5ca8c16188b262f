import * as z from 'zod/mini'
import { defineContract } from '#shared/kernel/define-contract.ts'
import { CompanyId } from '#shared/kernel/ids.ts'
import { Impersonation, ImpersonationRequest, SupportAccess } from './impersonation.schema.ts'

const superAdmin = { roles: ['SuperAdmin'] } as const

/** The last entry of the previous page: when it started, and its id. */
const SupportToken = z.string().check(z.maxLength(60), z.regex(/^[\d\-T:.]{19,24}Z#gra_[0-9A-Z]{16}$/))
const pages = z.strictObject({ NextToken: z.optional(SupportToken) })

/** Decision 241. The requests made by it send its id as `x-impersonation`; these three are sent without. */
export const impersonationContract = defineContract({
  startImpersonation: {
    method: 'POST',
    path: '/admin/impersonation',
    summary:
      'View a locum or a practice as they see themselves, or act for them, for which a reason is needed. It ends after 15 minutes without use, and whatever you had started before ends now',
    access: { ...superAdmin, about: 'body.id', reason: 'body.reason' },
    body: ImpersonationRequest,
    response: Impersonation,
    errors: ['PROFESSIONAL_NOT_FOUND', 'COMPANY_NOT_FOUND'],
    changes: [],
  },
  getImpersonation: {
    method: 'GET',
    path: '/admin/impersonation',
    summary: 'Whom you view or act for, if anybody',
    access: superAdmin,
    response: z.strictObject({ current: z.optional(Impersonation) }),
    errors: [],
    reads: [],
  },
  endImpersonation: {
    method: 'DELETE',
    path: '/admin/impersonation',
    summary: 'End it: requests that still name it are refused',
    access: superAdmin,
    response: z.strictObject({ ended: z.boolean() }),
    errors: [],
    changes: [],
  },
  listOwnSupportAccess: {
    method: 'GET',
    path: '/professionals/profile/support-access',
    summary: 'When support has viewed your account or acted for you in the last year, and why, newest first',
    access: { roles: ['Locum'], underGrant: 'read' },
    query: pages,
    list: SupportAccess,
    errors: [],
    reads: [],
  },
  listCompanySupportAccess: {
    method: 'GET',
    path: '/companies/{companyId}/support-access',
    summary: 'When support has viewed a practice or acted for it in the last year, and why, newest first',
    access: {
      roles: ['CompanyAdmin'],
      owns: { kind: 'company', id: 'params.companyId', member: 'owner' },
      underGrant: 'read',
    },
    params: z.strictObject({ companyId: CompanyId }),
    query: pages,
    list: SupportAccess,
    errors: ['COMPANY_NOT_FOUND'],
    reads: [],
  },
})
