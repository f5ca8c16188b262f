import * as z from 'zod/mini'
import { OwnerId } from '#shared/documents/documents.schema.ts'
import { ListExportPart } from '#shared/exports/list-exports.schema.ts'
import { Instant, LocalDate } from '#shared/kernel/dates.ts'
import { ExportId } from '#shared/kernel/ids.ts'
import { defineItem } from '#functions/platform/dynamo/define-item.ts'

const inParts = () => ({ parts: z.array(z.string()), bytes: z.int(), size: z.int(), checksum: z.number() })

export const exportItem = defineItem({
  name: 'EXPORT',
  table: 'users',
  version: 3,
  // The second version can be of a part of the audit, the third has a file to read in a browser.
  upgrades: { 1: (old) => old, 2: (old) => old },
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
      ...inParts(),
      readable: z.optional(z.strictObject(inParts())),
      /** Of a super admin: a list, not all data of an owner. */
      of: z.optional(ListExportPart),
      replaces: z.optional(z.array(ExportId)),
      version: z.int(),
    }),
})
