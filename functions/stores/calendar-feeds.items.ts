import * as z from 'zod/mini'
import { Instant } from '#shared/kernel/dates.ts'
import { UserId } from '#shared/kernel/ids.ts'
import { defineItem } from '#functions/platform/dynamo/define-item.ts'

export const feedItem = defineItem({
  name: 'FEED',
  table: 'users',
  version: 1,
  schema: () =>
    z.strictObject({
      pk: UserId,
      sk: z.literal('FEED'),
      /** Of the token's secret part, which is stored nowhere. */
      hash: z.string(),
      createdAt: Instant,
      version: z.int(),
    }),
})
