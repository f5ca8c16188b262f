import { GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import type { LocalDate } from '#shared/kernel/dates.ts'
import type { CompanyId, UserId } from '#shared/kernel/ids.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import { conditionFailed } from '#functions/platform/dynamo/failures.ts'
import { openedItem } from './companies.items.ts'

/** The beginning of an id: long enough to tell people apart. */
const shortOf = (id: UserId): string => id.slice('usr_'.length).replaceAll('-', '').slice(0, 12)

const readOpened = async (db: Db, table: string, id: CompanyId) => {
  const { Item } = await db.send(new GetCommand({ TableName: table, Key: openedItem.key(id), ConsistentRead: true }))
  return Item && openedItem.read(Item)
}

/** Starts a practice's list for the day with a first profile, or adds one to it; false if another write came first. */
const addOpened = async (
  db: Db,
  table: string,
  id: CompanyId,
  { day, first, person, limit }: { day: LocalDate; first: boolean; person: string; limit: number },
): Promise<boolean> => {
  const Key = openedItem.key(id)
  const people = new Set([person])
  const begin = () =>
    new PutCommand({
      TableName: table,
      Item: openedItem.written({ ...Key, day, people }),
      ConditionExpression: 'attribute_not_exists(#day) OR #day < :day',
      ExpressionAttributeNames: { '#day': 'day' },
      ExpressionAttributeValues: { ':day': day },
    })
  const join = () => {
    const condition = { expression: '#day = :day AND size(#people) < :limit', values: { day, limit } }
    return new UpdateCommand(openedItem.update(table, Key, { add: { people }, condition }))
  }
  const written = await (first ? db.send(begin()) : db.send(join())).catch(conditionFailed)
  return written !== undefined
}

/** The profiles that a practice has opened today. */
export const openedProfiles = (db: Db, table: string) => ({
  /**
   * Records that a practice opens a profile today: false once it has reached its limit. One item per practice, replaced
   * each day; opening a profile again writes nothing.
   */
  recordOpened: async (id: CompanyId, professional: UserId, today: LocalDate, limit: number): Promise<boolean> => {
    const person = shortOf(professional)
    for (;;) {
      const opened = await readOpened(db, table, id)
      // Around midnight another clock may be slightly ahead.
      const first = !opened || opened.day < today
      if (!first && opened.people.has(person)) return true
      if (!first && opened.people.size >= limit) return false
      if (await addOpened(db, table, id, { day: first ? today : opened.day, first, person, limit })) return true
    }
  },
})
