import * as z from 'zod/mini'
import { CompanyId, OfferId, UserId } from '#shared/kernel/ids.ts'
import { defineItem } from '#functions/platform/dynamo/define-item.ts'

/** The booking requests of a practice to one locum that were pending when it last sent or edited one. */
export const sentRequestsItem = defineItem({
  name: 'SENT#',
  table: 'offers',
  version: 1,
  schema: () =>
    z.strictObject({
      pk: CompanyId,
      sk: z.string().check(z.startsWith('SENT#')),
      offers: z.array(OfferId),
      version: z.int(),
    }),
})

/** Its version moves with every open offer or request that is added to many of a practice or a locum. */
export const limitLockItem = defineItem({
  name: 'LIMIT',
  table: 'offers',
  version: 1,
  schema: () => z.strictObject({ pk: z.union([CompanyId, UserId]), sk: z.literal('LIMIT'), version: z.int() }),
})
