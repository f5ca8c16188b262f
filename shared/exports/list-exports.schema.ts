import * as z from 'zod/mini'
import { AuditExportFilters } from '#shared/admin/audit.schema.ts'
import { crossCheck } from '#shared/kernel/cross-check.ts'
import { Reason } from '#shared/kernel/reason.schema.ts'
import { ExportState } from './exports.schema.ts'

/** The lists that a super admin can take out, and as what: a table, or a line of JSON each. */
export const exportedLists = ['people', 'practices', 'bookings', 'audit'] as const
export const ExportedList = z.enum(exportedLists)
export type ExportedList = z.infer<typeof ExportedList>

export const listFormats = ['csv', 'jsonl'] as const
export const ListFormat = z.enum(listFormats)
export type ListFormat = z.infer<typeof ListFormat>

/** A list as what; of the audit with what its page is filtered by. */
export const ListExportPart = z.strictObject({
  list: ExportedList,
  format: ListFormat,
  filters: z.optional(AuditExportFilters),
})
export type ListExportPart = z.infer<typeof ListExportPart>

export const ListExportBody = z
  .extend(ListExportPart, { reason: Reason })
  .check(
    crossCheck(
      ['list', 'filters'],
      ({ list, filters }) => (list === 'audit') === (filters !== undefined),
      'The audit is exported with filters, other lists without',
    ),
  )
export type ListExportBody = z.infer<typeof ListExportBody>

/** The super admin’s latest export of a list. */
export const ListExport = z.strictObject({ of: z.optional(ListExportPart), state: ExportState })
export type ListExport = z.infer<typeof ListExport>
