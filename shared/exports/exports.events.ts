import * as z from 'zod/mini'
import { OwnerId } from '#shared/documents/documents.schema.ts'
import { declareEvent, eventMaker } from '#shared/kernel/define-events.ts'
import { ExportId } from '#shared/kernel/ids.ts'
import { ListExportPart } from './list-exports.schema.ts'

/** Triggers the first step of an export; of a super admin’s list, the audit keeps which. */
const requested = declareEvent({
  version: 2,
  subject: ExportId,
  data: z.strictObject({ owner: OwnerId, step: z.int(), of: z.optional(ListExportPart) }),
  of: (owner: OwnerId, { id, step, of }: { id: ExportId; step: number; of?: ListExportPart }) => ({
    subject: id,
    data: { owner, step, ...(of && { of }) },
  }),
  // Which list it was of was not written then.
  upgrades: { 1: (data) => data },
})

/** Triggers the next step. */
const continued = declareEvent({
  version: 1,
  subject: ExportId,
  data: z.strictObject({ owner: OwnerId, step: z.int() }),
  of: (owner: OwnerId, { id, step }: { id: ExportId; step: number }) => ({ subject: id, data: { owner, step } }),
})

export const exportEvents = { 'export.requested': requested, 'export.continued': continued }

export const exportEvent = eventMaker(exportEvents)
