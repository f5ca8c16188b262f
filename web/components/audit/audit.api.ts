import type * as z from 'zod/mini'
import { adminContract } from '#shared/admin/admin.contract.ts'
import type { AuditFilters } from '#shared/admin/audit.schema.ts'
import { apiList } from '#web/platform/api-query.ts'

export type AuditQuery = z.input<typeof AuditFilters>

export const auditList = (query: AuditQuery) => apiList(adminContract.listAudit, { query })
