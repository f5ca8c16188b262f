import * as z from 'zod/mini'
import { Instant } from '#shared/kernel/dates.ts'
import { defineContract } from '#shared/kernel/define-contract.ts'
import { UserId } from '#shared/kernel/ids.ts'
import { UserAccount } from './user-account.schema.ts'

export const identityContract = defineContract({
  getUser: {
    method: 'GET',
    path: '/users/cognito/get-user',
    summary: 'An account’s attributes: your own, or of somebody in a practice of yours',
    access: { roles: ['Locum', 'CompanyAdmin', 'SuperAdmin'], owns: { kind: 'user', id: 'query.id' } },
    query: z.strictObject({ id: UserId }),
    response: UserAccount,
    errors: ['USER_NOT_FOUND'],
  },
  endSessions: {
    method: 'DELETE',
    path: '/users/sessions',
    summary: 'Sign out everywhere: every session of yours ends at once, this one too',
    access: { roles: ['Locum', 'CompanyAdmin', 'SuperAdmin'], session: 'in command' },
    response: z.strictObject({ endedAt: Instant }),
    errors: [],
  },
  deleteAccount: {
    method: 'DELETE',
    path: '/users/account',
    summary: 'Delete an account that has no profile and no practice; with either of these it goes along',
    access: { roles: ['Locum', 'CompanyAdmin'], session: 'in command' },
    response: z.strictObject({ id: UserId }),
    errors: ['ACCOUNT_IN_USE'],
  },
})
