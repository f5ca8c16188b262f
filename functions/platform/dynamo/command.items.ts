import * as z from 'zod/mini'
import { Audit } from '#shared/kernel/caller.ts'
import { bytes, defineItem, type Stored } from './define-item.ts'

const viaEvent = (by: Stored): Stored => (by.grant === 'event' ? { ...by, grant: 'own', via: 'event' } : by)

/** A command's record: idempotency record and outbox in one. Its events have schemas and versions of their own. */
export const commandItem = defineItem({
  name: 'command',
  table: 'commands',
  version: 2,
  // Which grant the cause of what follows from an event had was not kept.
  upgrades: { 1: ({ by, ...item }) => ({ ...item, by: viaEvent(by as Stored) }) },
  schema: () =>
    z.strictObject({
      pk: z.string(),
      hash: z.string(),
      answer: bytes(),
      events: z.array(z.record(z.string(), z.unknown())),
      by: Audit,
      at: z.iso.datetime(),
      expiresAt: z.int(),
    }),
})

/** What the stream's readers take of a record; its image there has bytes as text. */
export const outboxPart = commandItem.part('pk', 'at', 'events', 'by')
