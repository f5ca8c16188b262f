import type { adminContract } from '#shared/admin/admin.contract.ts'
import { listPeople } from './list-people.ts'
import { searchAll } from './search-all.ts'
import { setAccountQuotas } from './set-account-quotas.ts'

export const adminRoutes = { searchAll, listPeople, setAccountQuotas } satisfies Record<
  keyof typeof adminContract,
  unknown
>
