import * as z from 'zod/mini'
import { OwnerId } from '#shared/documents/documents.schema.ts'
import { declareEvent, eventMaker } from '#shared/kernel/define-events.ts'
import { ExportId } from '#shared/kernel/ids.ts'

/** Triggers the next step of an export. */
const step = declareEvent({
  version: 1,
  subject: ExportId,
  data: z.strictObject({ owner: OwnerId, step: z.int() }),
  of: (owner: OwnerId, { id, step }: { id: ExportId; step: number }) => ({ subject: id, data: { owner, step } }),
})

export const exportEvents = { 'export.requested': step, 'export.continued': step }

export const exportEvent = eventMaker(exportEvents)
