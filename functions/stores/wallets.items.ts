import * as z from 'zod/mini'
import { Instant, LocalDate } from '#shared/kernel/dates.ts'
import { CompanyId, RedemptionId, UserId } from '#shared/kernel/ids.ts'
import { Redemption, TransactionType } from '#shared/wallets/wallets.schema.ts'
import { defineItem } from '#functions/platform/dynamo/define-item.ts'

const owner = () => z.union([UserId, CompanyId])

/** The state of a wallet, which every entry is written with. Amounts of the table are cents. */
export const walletItem = defineItem({
  name: 'LOCK',
  table: 'wallets',
  version: 1,
  schema: () =>
    z.strictObject({
      pk: owner(),
      sk: z.literal('LOCK'),
      balance: z.int().check(z.gte(0)),
      outstanding: z.int().check(z.gte(0)),
      sequence: z.int(),
      firstAt: z.optional(Instant),
      lastAt: z.optional(Instant),
      openRedemption: z.optional(RedemptionId),
      lastRedemption: z.optional(RedemptionId),
      version: z.int(),
    }),
})

/** An entry of a ledger. The sort key, its time and number, is the order of the ledger. */
export const entryItem = defineItem({
  name: 'TX#',
  table: 'wallets',
  version: 1,
  schema: () =>
    z.strictObject({
      pk: owner(),
      sk: z.string().check(z.startsWith('TX#')),
      sequence: z.int(),
      type: TransactionType,
      amount: z.int().check(z.gte(0)),
      balance: z.int().check(z.gte(0)),
      date: LocalDate,
      reference: z.string(),
      note: z.string(),
      createdAt: Instant,
    }),
})

/** A redemption of credits, in the queue of its status. */
export const redemptionItem = defineItem({
  name: 'REDEMPTION',
  table: 'wallets',
  version: 1,
  storedOnly: ['queuePk', 'queueSk'],
  schema: () =>
    z.strictObject({
      pk: RedemptionId,
      sk: z.literal('REDEMPTION'),
      ...z.omit(Redemption, { id: true }).shape,
      amount: z.int().check(z.gt(0)),
      queuePk: z.string(),
      queueSk: z.string(),
      version: z.int(),
    }),
})

/** How many statements of a wallet were made on a day. */
export const statementCountItem = defineItem({
  name: 'STATEMENT-COUNT',
  table: 'wallets',
  version: 1,
  schema: () =>
    z.strictObject({
      pk: owner(),
      sk: z.literal('STATEMENT-COUNT'),
      day: LocalDate,
      count: z.int(),
      version: z.int(),
    }),
})
