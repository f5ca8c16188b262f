import * as z from 'zod/mini'
import { AuditRecord } from '#shared/admin/audit.schema.ts'
import { counterNames, type Counter } from '#shared/admin/counters.ts'
import { CompanyId, UserId } from '#shared/kernel/ids.ts'
import { defineItem } from '#functions/platform/dynamo/define-item.ts'

const counts = () =>
  Object.fromEntries(counterNames.map((name) => [name, z.optional(z.int())])) as Record<
    Counter,
    z.ZodMiniOptional<z.ZodMiniInt>
  >

/** In its actor's partition; what nobody did is spread over those of the system. */
export const auditItem = defineItem({
  name: 'audit entry',
  table: 'audit',
  version: 4,
  // The second version says which list was exported, the third whether an account was viewed or acted for, the fourth
  // which document was opened.
  upgrades: { 1: (old) => old, 2: (old) => old, 3: (old) => old },
  storedOnly: ['shard', 'expiresAt'],
  schema: () =>
    z.strictObject({
      ...AuditRecord.shape,
      pk: z.string(),
      /** `instant#digest`: one event has one key, however often it is delivered. */
      sk: z.string(),
      /** The list of all entries is spread, as bookings are. */
      shard: z.string(),
      /** What it added to the key figures of its day, in which of their items. */
      counted: z.optional(z.strictObject({ shard: z.string(), counts: z.strictObject(counts()) })),
      expiresAt: z.int(),
    }),
})

/** What a day or a month adds up to; each is spread over sixteen items. */
export const countsItem = defineItem({
  name: 'COUNTS#',
  table: 'audit',
  version: 1,
  schema: () => z.strictObject({ pk: z.string(), sk: z.string().check(z.startsWith('COUNTS#')), ...counts() }),
})

/** That a locum or a practice did something in a month. */
export const activeItem = defineItem({
  name: 'ACTIVE#',
  table: 'audit',
  version: 1,
  schema: () =>
    z.strictObject({
      pk: z.union([UserId, CompanyId]),
      sk: z.string().check(z.startsWith('ACTIVE#')),
      expiresAt: z.int(),
    }),
})
