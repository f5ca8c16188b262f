import type { membersContract } from '#shared/members/members.contract.ts'
import { acceptInvite } from './accept-invite.ts'
import { cancelInvite } from './cancel-invite.ts'
import { changeMemberRole } from './change-member-role.ts'
import { createInvite } from './create-invite.ts'
import { getInvite } from './get-invite.ts'
import { listMembers } from './list-members.ts'
import { listPendingInvites } from './list-pending-invites.ts'
import { removeMember } from './remove-member.ts'
import { reportMemberActive } from './report-member-active.ts'
import { resendInvite } from './resend-invite.ts'

export const membersRoutes = {
  listMembers,
  changeMemberRole,
  removeMember,
  reportMemberActive,
  createInvite,
  listPendingInvites,
  cancelInvite,
  resendInvite,
  acceptInvite,
  getInvite,
} satisfies Record<keyof typeof membersContract, unknown>
