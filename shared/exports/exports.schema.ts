import * as z from 'zod/mini'
import { Instant } from '#shared/kernel/dates.ts'
import { ExportId } from '#shared/kernel/ids.ts'

/** `progress` counts the items written so far. */
const begun = { id: ExportId, progress: z.int(), requestedAt: Instant }

/** The latest export of a locum, practice or account. */
export const ExportState = z.discriminatedUnion('status', [
  z.strictObject({ status: z.literal('none') }),
  z.strictObject({ ...begun, status: z.literal('running') }),
  z.strictObject({ ...begun, status: z.literal('failed') }),
  z.strictObject({
    ...begun,
    status: z.literal('ready'),
    readyAt: Instant,
    /** When the file is deleted. */
    expiresAt: Instant,
    /** In bytes. */
    size: z.int(),
    /** Downloads the file without sign-in for five minutes after this response. */
    url: z.string(),
    /** The same as a page to read in a browser; lists have none. */
    readableUrl: z.optional(z.string()),
  }),
])
export type ExportState = z.infer<typeof ExportState>
