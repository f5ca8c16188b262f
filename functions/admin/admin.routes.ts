import type { adminContract } from '#shared/admin/admin.contract.ts'
import { setAccountQuotas } from './set-account-quotas.ts'

export const adminRoutes = { setAccountQuotas } satisfies Record<keyof typeof adminContract, unknown>
