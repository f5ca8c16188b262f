import { adminContract } from '#shared/admin/admin.contract.ts'
import type { CompanyId, UserId } from '#shared/kernel/ids.ts'
import { apiList } from '#web/platform/api-query.ts'

/** Whose history it is, or of what. */
export type HistoryOf = { person: UserId } | { practice: CompanyId } | { about: string }

/** What the audit has of it, newest first. */
export const historyList = (of: HistoryOf) => apiList(adminContract.listAudit, { query: of })
