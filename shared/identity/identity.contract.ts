import * as z from 'zod/mini'
import { Instant } from '#shared/kernel/dates.ts'
import { defineContract } from '#shared/kernel/define-contract.ts'
import { UserId } from '#shared/kernel/ids.ts'
import { AdminReason, Suspension, SuspensionChange } from '#shared/kernel/suspension.schema.ts'
import { UserAccount } from './user-account.schema.ts'

export const identityContract = defineContract({
  getUser: {
    method: 'GET',
    path: '/users/cognito/get-user',
    summary: 'The attributes of your own account or of a fellow member of one of your practices',
    access: {
      roles: ['Locum', 'CompanyAdmin', 'SuperAdmin'],
      owns: { kind: 'user', id: 'query.id' },
      underGrant: 'read',
      logged: true,
    },
    query: z.strictObject({ id: UserId }),
    response: UserAccount,
    errors: ['USER_NOT_FOUND'],
    reads: [],
  },
  endSessions: {
    method: 'DELETE',
    path: '/users/sessions',
    summary: 'Sign out everywhere: ends all your sessions at once, including this one',
    access: { roles: ['Locum', 'CompanyAdmin', 'SuperAdmin'], session: 'inCommand', underGrant: 'never' },
    response: z.strictObject({ endedAt: Instant }),
    errors: [],
    changes: [],
  },
  signOutAccount: {
    method: 'POST',
    path: '/admin/accounts/{userId}/sessions/end',
    summary: 'Sign a person out everywhere: ends all sessions of their account at once',
    access: { roles: ['SuperAdmin'], about: 'params.userId', reason: 'body.reason' },
    params: z.strictObject({ userId: UserId }),
    body: AdminReason,
    response: z.strictObject({ endedAt: Instant }),
    errors: ['USER_NOT_FOUND'],
    changes: ['people'],
  },
  suspendAccount: {
    method: 'PUT',
    path: '/admin/accounts/{userId}/suspension',
    summary: 'Suspend an account or lift its suspension: its sessions end, and nobody can use it or book its locum',
    access: { roles: ['SuperAdmin'], about: 'params.userId', reason: 'body.reason' },
    params: z.strictObject({ userId: UserId }),
    body: SuspensionChange,
    response: z.strictObject({ id: UserId, suspended: z.optional(Suspension) }),
    errors: ['USER_NOT_FOUND', 'SUPER_ADMIN_ACCOUNT'],
    changes: ['people', 'professionalApprovals'],
  },
  deleteAccount: {
    method: 'DELETE',
    path: '/users/account',
    summary: 'Delete an account without a profile or practice; with one, the account is deleted along with it',
    access: { roles: ['Locum', 'CompanyAdmin'], session: 'inCommand', underGrant: 'never' },
    response: z.strictObject({ id: UserId }),
    errors: ['ACCOUNT_IN_USE'],
    changes: [],
  },
})
