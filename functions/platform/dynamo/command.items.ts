import * as z from 'zod/mini'
import { Audit } from '#shared/kernel/caller.ts'
import { bytes, defineItem } from './define-item.ts'

/** A command record is idempotency record and outbox in one. Its events have their own schemas and versions. */
export const commandItem = defineItem({
  name: 'command',
  table: 'commands',
  version: 2,
  // The second version has reasons and further grants.
  upgrades: { 1: (old) => old },
  schema: () =>
    z.strictObject({
      pk: z.string(),
      hash: z.string(),
      response: bytes(),
      events: z.array(z.record(z.string(), z.unknown())),
      by: Audit,
      at: z.iso.datetime(),
      expiresAt: z.int(),
    }),
})

/** What the stream's readers use of a record; in the stream's image, bytes are text. */
export const outboxPart = commandItem.part('at', 'events', 'by')
