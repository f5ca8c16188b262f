import { DeleteCommand, GetCommand } from '@aws-sdk/lib-dynamodb'
import type { UserId } from '#shared/kernel/ids.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import { writeInTurn } from '#functions/platform/dynamo/write-in-turn.ts'
import { mailPausesItem, type Pauses } from './mail-pauses.items.ts'
import { usersRepository } from './users.repository.ts'

/** What a user gets no other mail about for now. Only the sender of their mails writes it, one mail after the other. */
export const mailPausesRepository = (db: Db, table: string) => ({
  get: async (userId: UserId): Promise<Pauses> => {
    const { Item } = await db.send(
      new GetCommand({ TableName: table, Key: mailPausesItem.key(userId), ConsistentRead: true }),
    )
    return Item ? mailPausesItem.read(Item).pauses : {}
  },

  /** Only while the account exists: nothing is stored for a deleted one. */
  put: async (userId: UserId, pauses: Pauses): Promise<void> => {
    const account = usersRepository(db, table).mustExist(userId)
    const Item = mailPausesItem.written({ ...mailPausesItem.key(userId), pauses })
    await writeInTurn(db, [account, { Put: { TableName: table, Item } }])
  },

  /** After the account was deleted. */
  remove: async (userId: UserId): Promise<void> => {
    await db.send(new DeleteCommand({ TableName: table, Key: mailPausesItem.key(userId) }))
  },
})

export type MailPausesRepository = ReturnType<typeof mailPausesRepository>
