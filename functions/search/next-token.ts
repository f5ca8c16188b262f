import * as z from 'zod/mini'
import { invalidField } from '#shared/kernel/errors.ts'
import { hash32 } from '#shared/kernel/hash.ts'
import { UserId } from '#shared/kernel/ids.ts'
import type { Rank } from '#shared/search/order.rules.ts'
import type { SearchQuery } from '#shared/search/search.schema.ts'

/** Which search it is, and the rank of its last listed person. */
const Token = z.tuple([z.int(), z.boolean(), z.number(), z.int(), z.int(), z.int(), z.int(), UserId])

/** A number for a search, whatever its page. */
export const searchNumber = (profession: string, { NextToken: _, ...query }: SearchQuery): number =>
  hash32(JSON.stringify([profession, Object.entries(query).sort(([a], [b]) => (a < b ? -1 : 1))]))

export const tokenOf = (search: number, { related, value, score, fullDays, soonest, years, id }: Rank): string =>
  Buffer.from(JSON.stringify([search, related, value, score, fullDays, soonest, years, id])).toString('base64url')

/** Refuses tokens of other searches. */
export const rankOfToken = (token: string, search: number): Rank => {
  try {
    const [of, related, value, score, fullDays, soonest, years, id] = Token.parse(
      JSON.parse(Buffer.from(token, 'base64url').toString()),
    )
    if (of === search) return { related, value, score, fullDays, soonest, years, id }
  } catch {
    // Refused below.
  }
  throw invalidField('NextToken', 'Use the NextToken of the previous page')
}
