import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import type { CompanyId, UserId } from '#shared/kernel/ids.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import { partitionOf } from '#functions/platform/dynamo/ranges.ts'

/** How much of a locum's history is read, latest days first: portions of up to a megabyte. */
const PORTION = 250
const MAX_PORTIONS = 4

type Tables = { offers: string; bookings: string }

/** What a locum has had with practices: applications, booking requests and bookings, of any state. */
export const dealings = (db: Db, tables: Tables) => {
  const kinds = [
    { table: tables.bookings, index: 'professional', key: 'professionalId', practice: 'companyId' },
    { table: tables.offers, index: 'addressee', key: 'addresseeId', practice: 'companyId' },
    { table: tables.offers, index: 'professional', key: 'professionalId', practice: 'practice' },
  ]
  const hasAny = async (kind: (typeof kinds)[number], id: UserId, company: CompanyId): Promise<boolean> => {
    const range = partitionOf(kind.table, kind.index, kind.key, id)
    let ExclusiveStartKey: Record<string, unknown> | undefined
    for (let portion = 0; portion < MAX_PORTIONS; portion += 1) {
      const { Count, LastEvaluatedKey } = await db.send(
        new QueryCommand({
          ...range,
          FilterExpression: '#practice = :practice',
          ExpressionAttributeNames: { ...range.ExpressionAttributeNames, '#practice': kind.practice },
          ExpressionAttributeValues: { ...range.ExpressionAttributeValues, ':practice': company },
          ScanIndexForward: false,
          Select: 'COUNT',
          Limit: PORTION,
          ExclusiveStartKey,
        }),
      )
      if (Count) return true
      if (!LastEvaluatedKey) return false
      ExclusiveStartKey = LastEvaluatedKey
    }
    return false
  }

  return {
    /** Whether there is any with this practice among the latest thousand of each kind. */
    have: async (professional: UserId, company: CompanyId): Promise<boolean> => {
      const found = await Promise.all(kinds.map((kind) => hasAny(kind, professional, company)))
      return found.includes(true)
    },
  }
}

export type Dealings = ReturnType<typeof dealings>
