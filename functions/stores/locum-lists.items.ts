import * as z from 'zod/mini'
import { Instant } from '#shared/kernel/dates.ts'
import { CompanyId, PoolId, UserId } from '#shared/kernel/ids.ts'
import { defineItem } from '#functions/platform/dynamo/define-item.ts'

/** Some favourites of a practice: those whose id begins with the digit that follows the name in the sort key. */
export const favouritesItem = defineItem({
  name: 'FAVOURITES#',
  table: 'companies',
  version: 1,
  schema: () =>
    z.strictObject({
      pk: CompanyId,
      sk: z.string().check(z.startsWith('FAVOURITES#')),
      /** DynamoDB removes a set with its last member. */
      people: z.optional(z.set(UserId)),
    }),
})

/** A locum whom a practice has blocked. */
export const blockItem = defineItem({
  name: 'BLOCK#',
  table: 'companies',
  version: 1,
  schema: () =>
    z.strictObject({
      pk: CompanyId,
      sk: z.string().check(z.startsWith('BLOCK#')),
      person: UserId,
      name: z.string(),
      profession: z.string(),
      note: z.string(),
      since: Instant,
      version: z.int(),
    }),
})

/** The lock of a practice's lists: its version moves with every change that another could contradict. */
export const listsItem = defineItem({
  name: 'LISTS',
  table: 'companies',
  version: 1,
  schema: () => z.strictObject({ pk: CompanyId, sk: z.literal('LISTS'), version: z.int() }),
})

/** A practice's named group of locums. */
export const poolItem = defineItem({
  name: 'POOL#',
  table: 'companies',
  version: 1,
  schema: () =>
    z.strictObject({
      pk: CompanyId,
      sk: z.string().check(z.startsWith('POOL#')),
      id: PoolId,
      name: z.string(),
      people: z.array(UserId),
      version: z.int(),
    }),
})

/** The practices whose lists have a locum, so that a locum's reads know them. It is never shown to the locum. */
export const blocksAndPoolsItem = defineItem({
  name: 'BLOCKS-AND-POOLS',
  table: 'professionals',
  version: 1,
  schema: () =>
    z.strictObject({
      pk: UserId,
      sk: z.literal('BLOCKS-AND-POOLS'),
      blockedBy: z.optional(z.set(CompanyId)),
      /** `cmp_…#pol_…` */
      pools: z.optional(z.set(z.string())),
    }),
})
