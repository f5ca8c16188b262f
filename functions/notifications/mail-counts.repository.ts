import { DeleteCommand, GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import type { LocalDate } from '../../shared/kernel/dates.ts'
import type { UserId } from '../../shared/kernel/ids.ts'
import type { Db } from '../platform/dynamo/client.ts'
import type { Key } from '../platform/dynamo/versioned.ts'
import { failedConditions } from './notifications.repository.ts'

const keyOf = (userId: UserId): Key => ({ pk: userId, sk: 'MAILS' })

const sameDay = { UpdateExpression: 'ADD #count :count', ConditionExpression: '#day = :day' }
const newDay = { UpdateExpression: 'SET #day = :day, #count = :count', ConditionExpression: 'attribute_not_exists(#day) OR #day < :day' }

/** How many mails an account has caused on its latest day that had any. */
export const mailCountsRepository = (db: Db, table: string) => ({
  get: async (userId: UserId, day: LocalDate): Promise<number> => {
    const { Item } = await db.send(new GetCommand({ TableName: table, Key: keyOf(userId) }))
    return Item?.day === day ? (Item.count as number) : 0
  },

  /** Unless the account has gone meanwhile: nothing is kept of it. */
  add: async (userId: UserId, day: LocalDate, count: number): Promise<void> => {
    const account = { ConditionCheck: { TableName: table, Key: { pk: userId, sk: 'USER' }, ConditionExpression: 'attribute_exists(pk)' } }
    const write = async (step: typeof sameDay): Promise<boolean[] | undefined> => {
      const values = { ExpressionAttributeNames: { '#day': 'day', '#count': 'count' }, ExpressionAttributeValues: { ':day': day, ':count': count } }
      const update = { Update: { TableName: table, Key: keyOf(userId), ...step, ...values } }
      return db.send(new TransactWriteCommand({ TransactItems: [account, update] })).then(() => undefined, failedConditions)
    }
    // Another event may begin the day between the first two.
    for (const step of [sameDay, newDay, sameDay]) {
      const [accountGone, notThisStep] = (await write(step)) ?? []
      if (accountGone || !notThisStep) return
    }
  },

  /** Of an account that has gone. */
  remove: async (userId: UserId): Promise<void> => {
    await db.send(new DeleteCommand({ TableName: table, Key: keyOf(userId) }))
  },
})

export type MailCountsRepository = ReturnType<typeof mailCountsRepository>
