import * as z from 'zod/mini'
import { CompanyId, UserId } from '#shared/kernel/ids.ts'
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
