import type { membersContract } from '#shared/members/members.contract.ts'
import { acceptInvite, cancelInvite, createInvite, getInvite, listPendingInvites, resendInvite } from './invites.ts'
import { changeMemberRole, listMembers, removeMember, reportMemberActive } from './members.ts'

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
