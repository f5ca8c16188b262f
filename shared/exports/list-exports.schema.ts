import * as z from 'zod/mini'
import { Reason } from '#shared/kernel/reason.schema.ts'
import { ExportState } from './exports.schema.ts'

/** The lists that a super admin can take out, and as what: a table, or a line of JSON each. */
export const exportedLists = ['people', 'practices', 'bookings'] as const
export const ExportedList = z.enum(exportedLists)
export type ExportedList = z.infer<typeof ExportedList>

export const listFormats = ['csv', 'jsonl'] as const
export const ListFormat = z.enum(listFormats)
export type ListFormat = z.infer<typeof ListFormat>

export const ListExportBody = z.strictObject({ list: ExportedList, format: ListFormat, reason: Reason })
export type ListExportBody = z.infer<typeof ListExportBody>

/** The super admin’s latest export of a list. */
export const ListExport = z.strictObject({
  of: z.optional(z.strictObject({ list: ExportedList, format: ListFormat })),
  state: ExportState,
})
export type ListExport = z.infer<typeof ListExport>
