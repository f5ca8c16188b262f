import * as z from 'zod/mini'
import { Audit } from '#shared/kernel/caller.ts'
import { bytes, defineItem, type Stored } from './define-item.ts'

const viaEvent = (by: Stored): Stored => (by.grant === 'event' ? { ...by, grant: 'own', via: 'event' } : by)

/** A command record is idempotency record and outbox in one. Its events have their own schemas and versions. */
export const commandItem = defineItem({
  name: 'command',
  table: 'commands',
  version: 4,
  // Older records of follow-up commands don't have the grant of whoever caused them.
  upgrades: {
    1: ({ by, ...item }) => ({ ...item, by: viaEvent(by as Stored) }),
    2: ({ answer, ...item }) => ({ ...item, response: answer }),
    // Since version 4 the agenda can be the one who acts.
    3: (old) => old,
  },
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
export const outboxPart = commandItem.part('pk', 'at', 'events', 'by')
