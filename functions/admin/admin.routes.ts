import type { adminContract } from '#shared/admin/admin.contract.ts'
import { countBookedDays } from './count-booked-days.ts'
import { getApprovalTime, getMetrics } from './get-metrics.ts'
import { getPerson } from './get-person.ts'
import { getAttention } from './get-attention.ts'
import { listAudit } from './list-audit.ts'
import { listPeople } from './list-people.ts'
import { searchAll } from './search-all.ts'
import { setAccountQuotas } from './set-account-quotas.ts'

export const adminRoutes = {
  searchAll,
  listPeople,
  countBookedDays,
  getPerson,
  getAttention,
  listAudit,
  getMetrics,
  getApprovalTime,
  setAccountQuotas,
} satisfies Record<keyof typeof adminContract, unknown>
