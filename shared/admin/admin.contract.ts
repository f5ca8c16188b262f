import * as z from 'zod/mini'
import { defineContract } from '#shared/kernel/define-contract.ts'
import { UserId } from '#shared/kernel/ids.ts'

/** Limits that can be set for a single account. */
export const AccountQuotas = z.strictObject({ practices: z.int().check(z.gte(1), z.lte(100)) })
export type AccountQuotas = z.infer<typeof AccountQuotas>

export const adminContract = defineContract({
  setAccountQuotas: {
    method: 'PUT',
    path: '/admin/accounts/{userId}/quotas',
    summary: 'Set how many practices an account can have',
    access: { roles: ['SuperAdmin'], about: 'params.userId' },
    params: z.strictObject({ userId: UserId }),
    body: AccountQuotas,
    response: z.extend(AccountQuotas, { id: UserId }),
    errors: ['USER_NOT_FOUND'],
    changes: [],
  },
})
