import * as z from 'zod/mini'
import { bytes, defineItem } from './define-item.ts'

/** A command's record: idempotency record and outbox in one. Its events have schemas and versions of their own. */
export const commandItem = defineItem({
  name: 'command',
  table: 'commands',
  version: 1,
  schema: () =>
    z.strictObject({
      pk: z.string(),
      hash: z.string(),
      answer: bytes(),
      events: z.array(z.record(z.string(), z.unknown())),
      by: z.strictObject({
        op: z.string(),
        user: z.optional(z.string()),
        for: z.optional(z.string()),
        practice: z.optional(z.string()),
        grant: z.enum(['own', 'membership', 'admin', 'event']),
      }),
      at: z.iso.datetime(),
      expiresAt: z.int(),
    }),
})

/** What the stream's readers take of a record; its image there has bytes as text. */
export const outboxPart = commandItem.part('pk', 'at', 'events')
