import * as z from 'zod/mini'
import { Instant } from '#shared/kernel/dates.ts'
import { defineContract } from '#shared/kernel/define-contract.ts'
import { CompanyId, InviteId } from '#shared/kernel/ids.ts'
import { Invite, Member } from './members.schema.ts'

const companyId = z.strictObject({ companyId: CompanyId })
const members = { roles: ['CompanyAdmin'], owns: { kind: 'company', id: 'params.companyId' } } as const
const readers = { ...members, roles: ['CompanyAdmin', 'SuperAdmin'] } as const

/** Who works for a practice, and when. Apart from the other operations, which one page needs. */
export const memberListsContract = defineContract({
  listMembers: {
    method: 'GET',
    path: '/companies/{companyId}/users',
    summary: 'Who works for a practice, owners first; a practice has few members, so all are on one page',
    access: { ...readers, underGrant: 'read', logged: true },
    params: companyId,
    list: Member,
    errors: ['COMPANY_NOT_FOUND'],
    reads: ['members'],
  },
  listPendingInvites: {
    method: 'GET',
    path: '/companies/{companyId}/invite/pending',
    summary: 'Invites that have been neither accepted nor cancelled, also those that have expired',
    access: { ...readers, underGrant: 'read', logged: true },
    params: companyId,
    query: z.strictObject({ NextToken: z.optional(InviteId) }),
    list: Invite,
    errors: ['COMPANY_NOT_FOUND'],
    reads: ['invites'],
    failure: 'Failed to load pending invites',
  },
  reportMemberActive: {
    method: 'POST',
    path: '/companies/{companyId}/users/active',
    summary: 'Report that you are at work in a practice; its members see the time',
    access: { ...members, underGrant: 'unmarked', logged: false },
    params: companyId,
    response: z.strictObject({ lastActiveAt: Instant }),
    takesNoKey: true,
    errors: ['COMPANY_NOT_FOUND'],
    changes: [],
  },
})
