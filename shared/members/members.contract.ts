import * as z from 'zod/mini'
import { Company } from '#shared/companies/companies.schema.ts'
import { defineContract } from '#shared/kernel/define-contract.ts'
import { CompanyId, InviteId, UserId } from '#shared/kernel/ids.ts'
import { Acceptance, Invite, InviteBody, Member, OpenedInvite, RoleChange } from './members.schema.ts'
import { memberListsContract } from './member-lists.contract.ts'

const companyId = z.strictObject({ companyId: CompanyId })
const userId = z.strictObject({ companyId: CompanyId, userId: UserId })
const inviteId = z.strictObject({ companyId: CompanyId, inviteId: InviteId })

const members = { roles: ['CompanyAdmin'], owns: { kind: 'company', id: 'params.companyId' } } as const
const managers = { ...members, owns: { ...members.owns, member: 'manager' } } as const
const owners = { ...members, owns: { ...members.owns, member: 'owner' }, about: 'params.userId' } as const

export const membersContract = defineContract({
  ...memberListsContract,
  changeMemberRole: {
    method: 'PUT',
    path: '/companies/{companyId}/users/{userId}',
    summary: 'Change a member’s role; a practice always has an owner',
    access: { ...owners, underGrant: 'never' },
    params: userId,
    body: RoleChange,
    response: Member,
    errors: ['COMPANY_NOT_FOUND', 'USER_NOT_FOUND', 'LAST_OWNER'],
    changes: ['members', 'ownPractices'],
  },
  removeMember: {
    method: 'DELETE',
    path: '/companies/{companyId}/users/{userId}',
    summary: 'Remove a member, or leave a practice yourself; it counts at once, and a practice always has an owner',
    // Membership is checked in the command: a repeat gets the first response, even of one’s own removal.
    access: { ...owners, owns: { ...owners.owns, checked: 'inCommand', self: 'params.userId' }, underGrant: 'never' },
    params: userId,
    response: z.strictObject({ id: UserId }),
    errors: ['COMPANY_NOT_FOUND', 'PRACTICE_SUSPENDED', 'USER_NOT_FOUND', 'LAST_OWNER'],
    changes: ['members', 'ownPractices'],
  },
  createInvite: {
    method: 'POST',
    path: '/companies/{companyId}/invite',
    summary: 'Invite a person by mail to work for a practice; only owners invite owners',
    access: { ...managers, underGrant: 'never' },
    params: companyId,
    body: InviteBody,
    response: Invite,
    causesMail: true,
    errors: [
      'COMPANY_NOT_FOUND',
      'PRACTICE_SUSPENDED',
      'OWNERS_ONLY',
      'MEMBER_EXISTS',
      'INVITE_EXISTS',
      'QUOTA_EXCEEDED',
    ],
    changes: ['invites'],
    failure: 'Failed to create or load invite',
  },
  cancelInvite: {
    method: 'PATCH',
    path: '/companies/{companyId}/invite/{inviteId}/cancel',
    summary: 'Cancel an invite: its link stops working',
    access: { ...managers, about: 'params.inviteId', underGrant: 'never' },
    params: inviteId,
    response: z.strictObject({ id: InviteId }),
    errors: ['COMPANY_NOT_FOUND', 'OWNERS_ONLY', 'INVITE_NOT_FOUND', 'INVITE_USED', 'INVITE_CANCELLED'],
    changes: ['invites'],
    failure: 'Failed to cancel invite',
  },
  resendInvite: {
    method: 'POST',
    path: '/companies/{companyId}/invite/{inviteId}/resend',
    summary: 'Send an invite again with a new link, for another seven days; the earlier link stops working',
    access: { ...managers, about: 'params.inviteId', underGrant: 'never' },
    params: inviteId,
    response: Invite,
    causesMail: true,
    errors: [
      'COMPANY_NOT_FOUND',
      'PRACTICE_SUSPENDED',
      'OWNERS_ONLY',
      'INVITE_NOT_FOUND',
      'INVITE_USED',
      'INVITE_CANCELLED',
      'QUOTA_EXCEEDED',
    ],
    changes: ['invites'],
    failure: 'Failed to create or load invite',
  },
  acceptInvite: {
    method: 'POST',
    path: '/companies/{companyId}/invite/{inviteId}/accept',
    summary: 'Accept an invite that was sent to your address: you become a member of the practice',
    access: { roles: ['CompanyAdmin'], about: 'params.inviteId', underGrant: 'never' },
    params: inviteId,
    body: Acceptance,
    response: Company,
    errors: [
      'PRACTICE_SUSPENDED',
      'INVITE_NOT_FOUND',
      'INVITE_EXPIRED',
      'INVITE_USED',
      'INVITE_CANCELLED',
      'INVITE_FOR_ANOTHER',
      'MEMBER_EXISTS',
    ],
    changes: 'all',
  },
  getInvite: {
    method: 'GET',
    path: '/invites/{token}',
    summary: 'What an invite is to, by the token of its link',
    access: { public: true },
    // Anything else is an invite that doesn’t exist.
    params: z.strictObject({ token: z.string() }),
    response: OpenedInvite,
    errors: ['INVITE_NOT_FOUND', 'INVITE_EXPIRED', 'INVITE_USED', 'INVITE_CANCELLED'],
    reads: ['invites'],
    failure: 'Failed to create or load invite',
  },
})
