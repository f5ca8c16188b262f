import * as z from 'zod/mini'
import { Instant } from '#shared/kernel/dates.ts'
import { defineContract } from '#shared/kernel/define-contract.ts'
import { FileId } from '#shared/kernel/files.schema.ts'
import { UserId } from '#shared/kernel/ids.ts'
import { PublicProfessional } from './professionals.schema.ts'

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

const superAdmin = { roles: ['SuperAdmin'] } as const

export const approvalContract = defineContract({
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
    errors: ['PROFESSIONAL_NOT_FOUND', 'PROFILE_INCOMPLETE', 'REGISTRATION_CHANGED', 'SUSPENDED'],
    changes: ['professionalApprovals'],
  },
})
