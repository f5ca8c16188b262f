import { DeleteCommand, GetCommand } from '@aws-sdk/lib-dynamodb'
import type { LocalDate } from '#shared/kernel/dates.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import { writeInTurn } from '#functions/platform/dynamo/write-in-turn.ts'
import { mailsItem } from './mail-counts.items.ts'
import { usersRepository } from './users.repository.ts'

/** How many mails an account has caused on this day. */
export const mailCountsRepository = (db: Db, table: string) => ({
  get: async (userId: UserId, day: LocalDate): Promise<number> => {
    const { Item } = await db.send(new GetCommand({ TableName: table, Key: mailsItem.key(userId) }))
    const mails = Item && mailsItem.read(Item)
    return mails?.day === day ? mails.count : 0
  },

  /** Only while the account exists: nothing is stored for a deleted one. */
  add: async (userId: UserId, day: LocalDate, count: number): Promise<void> => {
    const account = usersRepository(db, table).mustExist(userId)
    const Key = mailsItem.key(userId)
    const sameDay = {
      Update: mailsItem.update(table, Key, {
        add: { count },
        condition: { expression: '#day = :day', values: { day } },
      }),
    }
    const newDay = {
      Put: {
        TableName: table,
        Item: mailsItem.written({ ...Key, day, count }),
        ConditionExpression: 'attribute_not_exists(#day) OR #day < :day',
        ExpressionAttributeNames: { '#day': 'day' },
        ExpressionAttributeValues: { ':day': day },
      },
    }
    // Another event may start the day between the first two.
    for (const step of [sameDay, newDay, sameDay]) {
      const [accountDeleted, notThisStep] = await writeInTurn(db, [account, step])
      if (accountDeleted || !notThisStep) return
    }
  },

  /** After the account was deleted. */
  remove: async (userId: UserId): Promise<void> => {
    await db.send(new DeleteCommand({ TableName: table, Key: mailsItem.key(userId) }))
  },
})

export type MailCountsRepository = ReturnType<typeof mailCountsRepository>
