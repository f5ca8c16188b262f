import * as z from 'zod/mini'
import { OwnerId } from '#shared/documents/documents.schema.ts'
import { ListExportPart } from '#shared/exports/list-exports.schema.ts'
import { Instant, LocalDate } from '#shared/kernel/dates.ts'
import { ExportId } from '#shared/kernel/ids.ts'
import { defineItem } from '#functions/platform/dynamo/define-item.ts'

export const exportItem = defineItem({
  name: 'EXPORT',
  table: 'users',
  version: 2,
  // The second version can be of a part of the audit.
  upgrades: { 1: (old) => old },
  schema: () =>
    z.strictObject({
      pk: OwnerId,
      sk: z.literal('EXPORT'),
      id: ExportId,
      requestedAt: Instant,
      steppedAt: Instant,
      progress: z.number(),
      startedOn: LocalDate,
      startedCount: z.int(),
      file: z.optional(z.strictObject({ readyAt: Instant, expiresAt: Instant, size: z.int() })),
      step: z.int(),
      position: z.optional(
        z.strictObject({
          source: z.int(),
          cursor: z.optional(z.record(z.string(), z.unknown())),
          count: z.int(),
        }),
      ),
      parts: z.array(z.string()),
      bytes: z.int(),
      size: z.int(),
      checksum: z.number(),
      /** Of a super admin: a list, not all data of an owner. */
      of: z.optional(ListExportPart),
      replaces: z.optional(z.array(ExportId)),
      version: z.int(),
    }),
})
