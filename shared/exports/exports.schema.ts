import * as z from 'zod/mini'
import { Instant } from '#shared/kernel/dates.ts'
import { ExportId } from '#shared/kernel/ids.ts'

/** `progress` counts the items written so far. */
const begun = { id: ExportId, progress: z.int(), requestedAt: Instant }

/**
 * The newest copy of everything that is held of a locum or a practice: none, under way, stopped by a fault, or there.
 */
export const ExportState = z.discriminatedUnion('status', [
  z.strictObject({ status: z.literal('none') }),
  z.strictObject({ ...begun, status: z.literal('running') }),
  z.strictObject({ ...begun, status: z.literal('failed') }),
  z.strictObject({
    ...begun,
    status: z.literal('ready'),
    readyAt: Instant,
    /** Until when the file is kept. */
    expiresAt: Instant,
    /** In bytes, as it is saved. */
    size: z.int(),
    /** Downloads the file, without further proof of who asks, for five minutes from this answer on. */
    url: z.string(),
  }),
])
export type ExportState = z.infer<typeof ExportState>
