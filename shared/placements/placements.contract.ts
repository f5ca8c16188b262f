import * as z from 'zod/mini'
import { defineContract } from '#shared/kernel/define-contract.ts'
import { CompanyId, PlacementId } from '#shared/kernel/ids.ts'
import { Reason } from '#shared/kernel/reason.schema.ts'
import { DecidedStatus, Placement, PlacementRequest, PlacementStatus } from './placements.schema.ts'

const companyId = z.strictObject({ companyId: CompanyId })
const owns = { kind: 'company', id: 'params.companyId', member: 'manager' } as const

/** The last entry of the previous page: when it was requested, and its id. */
const PlacementToken = z.string().check(z.regex(/^[\d\-T:.]{19,24}Z#plc_[0-9A-Z]{16}$/))

export const placementsContract = defineContract({
  requestPlacement: {
    method: 'POST',
    path: '/companies/{companyId}/permanentplacement/request',
    summary: 'Ask the agency to find a person for a permanent position',
    access: { roles: ['CompanyAdmin'], owns, approved: true, underGrant: 'act' },
    params: companyId,
    body: PlacementRequest,
    response: Placement,
    errors: ['COMPANY_NOT_FOUND', 'NOT_APPROVED', 'QUOTA_EXCEEDED'],
    changes: ['placements'],
  },
  listPlacements: {
    method: 'GET',
    path: '/companies/{companyId}/permanentplacement',
    summary: 'A practice’s requests for permanent placements, newest first',
    access: { roles: ['CompanyAdmin', 'SuperAdmin'], owns, underGrant: 'read', logged: true },
    params: companyId,
    query: z.strictObject({ NextToken: z.optional(PlacementToken) }),
    list: Placement,
    errors: ['COMPANY_NOT_FOUND'],
    reads: ['placements'],
  },
  listAllPlacements: {
    method: 'GET',
    path: '/admin/placements',
    summary: 'Requests for permanent placements in one state, oldest first',
    access: { roles: ['SuperAdmin'] },
    query: z.strictObject({ status: z._default(PlacementStatus, 'received'), NextToken: z.optional(PlacementToken) }),
    list: Placement,
    errors: [],
    reads: ['placements'],
  },
  decidePlacement: {
    method: 'PUT',
    path: '/admin/placements/{id}',
    summary: 'Change the state of a request for a permanent placement, with a note that its practice reads',
    access: { roles: ['SuperAdmin'], about: 'params.id', reason: 'body.note' },
    params: z.strictObject({ id: PlacementId }),
    body: z.strictObject({ status: DecidedStatus, note: z.optional(Reason) }),
    response: Placement,
    errors: ['PLACEMENT_NOT_FOUND', 'STALE_STATE'],
    takesVersion: true,
    changes: ['placements'],
  },
})
