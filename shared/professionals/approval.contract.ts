import * as z from 'zod/mini'
import { approvalFields, Decision, missingSteps, seenFields, undoneWithReason } from '#shared/kernel/approval.schema.ts'
import { Instant, LocalDate } from '#shared/kernel/dates.ts'
import { defineContract } from '#shared/kernel/define-contract.ts'
import { FileId } from '#shared/kernel/files.schema.ts'
import { UserId } from '#shared/kernel/ids.ts'
import { Reason } from '#shared/kernel/reason.schema.ts'
import { MaskedProfile } from './masked-profile.schema.ts'
import { PublicProfessional } from './professionals.schema.ts'
import { locumStepNames } from './step-names.ts'

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
  /** Changes with name, registration, its expiry, ID number and document: an approval names the version it is for. */
  registered_at: Instant,
})
export type PendingProfessional = z.infer<typeof PendingProfessional>

/** Everything that a decision about a professional is based on. */
export const ProfessionalReview = z.strictObject({
  professional: MaskedProfile,
  /** Since when they have been waiting; absent unless they are. */
  since: z.optional(Instant),
  /** The identity number has the length of an ID number, but is not a valid one. */
  unusual_id_number: z.boolean(),
  registered_at: z.optional(Instant),
  decision: z.optional(Decision),
})
export type ProfessionalReview = z.infer<typeof ProfessionalReview>

/** An approved professional with a registration to be checked: it was renewed, expires soon, or has expired. */
export const WaitingRegistration = z.strictObject({
  ...z.pick(PendingProfessional, {
    id: true,
    name: true,
    profession: true,
    professional_body: true,
    professional_number: true,
  }).shape,
  registration_expiry: LocalDate,
  registration_renewal: z.optional(LocalDate),
  since: Instant,
})
export type WaitingRegistration = z.infer<typeof WaitingRegistration>

/** The last entry of the previous page: since when they wait, and their id. */
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
  listRegistrations: {
    method: 'GET',
    path: '/admin/registrations',
    summary:
      'Registrations to be checked: renewed ones, and those that expire soon or have expired; the longest waiting first',
    access: superAdmin,
    query: z.strictObject({ NextToken: z.optional(ProfessionalQueueToken) }),
    list: WaitingRegistration,
    errors: [],
    reads: ['professionalApprovals'],
  },
  decideApproval: {
    method: 'PUT',
    path: '/professionals/{id}/approval',
    summary: 'Approve a professional or undo the approval',
    access: { ...superAdmin, about: 'params.id', reason: 'body.reason' },
    params: z.strictObject({ id: UserId }),
    /**
     * `registered_at` and the identity document, if there is one, are those that the super admin viewed: later
     * changes are not approved.
     */
    body: z
      .strictObject({
        ...approvalFields,
        identity_document: z.optional(FileId),
        /** Until when the registration is valid, as it was checked. */
        registration_expiry: z.optional(LocalDate),
      })
      .check(undoneWithReason),
    response: PublicProfessional,
    errors: ['PROFESSIONAL_NOT_FOUND', 'PROFILE_INCOMPLETE', 'REGISTRATION_CHANGED', 'ALREADY_DECIDED', 'SUSPENDED'],
    changes: ['professionalApprovals'],
  },
  sendBackProfessional: {
    method: 'POST',
    path: '/professionals/{id}/approval/send-back',
    summary: 'Ask a professional to correct steps of their profile before they are approved',
    access: { ...superAdmin, about: 'params.id', reason: 'body.reason' },
    params: z.strictObject({ id: UserId }),
    body: z.strictObject({ missing: missingSteps(locumStepNames), reason: Reason, ...seenFields }),
    response: PublicProfessional,
    errors: [
      'PROFESSIONAL_NOT_FOUND',
      'PROFILE_INCOMPLETE',
      'REGISTRATION_CHANGED',
      'ALREADY_DECIDED',
      'SUSPENDED',
      'STALE_STATE',
    ],
    changes: ['professionalApprovals'],
  },
  getProfessionalReview: {
    method: 'GET',
    path: '/admin/approvals/professionals/{id}',
    summary: 'A professional with what is needed to decide on their approval',
    access: { ...superAdmin, about: 'params.id', logged: true },
    params: z.strictObject({ id: UserId }),
    response: ProfessionalReview,
    errors: ['PROFESSIONAL_NOT_FOUND'],
    reads: ['professionalApprovals'],
  },
})
