import type { UserId } from '#shared/kernel/ids.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import { itemsOf } from '#functions/platform/dynamo/items-of.ts'
import { writeInTurn } from '#functions/platform/dynamo/write-in-turn.ts'
import { writeOne } from '#functions/platform/dynamo/write-one.ts'
import { mailPausesItem, type Pauses } from './mails.items.ts'
import { usersRepository } from './users.repository.ts'

/** What a user gets no other mail about for now. Only the sender of their mails writes it, one mail after the other. */
export const mailPausesRepository = (db: Db, table: string) => {
  const stored = itemsOf(db, table, mailPausesItem)
  return {
    get: async (userId: UserId): Promise<Pauses> =>
      (await stored.get(mailPausesItem.key(userId), 'consistent'))?.pauses ?? {},

    /** Only while the account exists: nothing is stored for a deleted one. */
    put: async (userId: UserId, pauses: Pauses): Promise<void> => {
      const account = usersRepository(db, table).mustExist(userId)
      await writeInTurn(db, [account, stored.put(mailPausesItem.key(userId), { pauses })])
    },

    /** After the account was deleted. */
    remove: async (userId: UserId): Promise<void> => {
      await writeOne(db, stored.remove(mailPausesItem.key(userId)))
    },
  }
}

export type MailPausesRepository = ReturnType<typeof mailPausesRepository>
