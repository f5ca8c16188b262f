import { companyApprovalLifecycle } from '#shared/companies/approval.lifecycle.ts'
import { approvalLifecycle } from '#shared/professionals/approval.lifecycle.ts'
import { actionsOf } from '#web/components/actions/lifecycle-actions.ts'

export type Approval = 'waiting' | 'approved'

/** The super admin's actions for a locum. Only complete profiles are listed; the server checks what was seen. */
export const locumActions = (approval: Approval) =>
  actionsOf(approvalLifecycle, approval, 'SuperAdmin', {
    approve: { verified: true, isUnchangedSinceSeen: true },
    revokeApproval: {},
  })

export const practiceActions = (approval: Approval) =>
  actionsOf(companyApprovalLifecycle, approval, 'SuperAdmin', {
    approve: { isUnchangedSinceSeen: true },
    revokeApproval: {},
  })
