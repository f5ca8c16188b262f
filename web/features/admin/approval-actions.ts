import { companyApprovalLifecycle } from '#shared/companies/approval.lifecycle.ts'
import { approvalLifecycle } from '#shared/professionals/approval.lifecycle.ts'
import { actionsOf } from '#web/components/lifecycle-actions.ts'

export type Approval = 'waiting' | 'approved'

/**
 * What a super admin can do with a locum. Only complete profiles wait; an approval names what was seen, and the server
 * compares.
 */
export const locumActions = (approval: Approval) =>
  actionsOf(approvalLifecycle, approval, 'SuperAdmin', {
    approve: { verified: true, isUnchangedSinceSeen: true },
    revokeApproval: {},
  })

/** What a super admin can do with a practice. */
export const practiceActions = (approval: Approval) =>
  actionsOf(companyApprovalLifecycle, approval, 'SuperAdmin', {
    approve: { isUnchangedSinceSeen: true },
    revokeApproval: {},
  })
