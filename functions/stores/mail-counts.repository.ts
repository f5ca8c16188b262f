import type { LocalDate } from '#shared/kernel/dates.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import { itemsOf } from '#functions/platform/dynamo/items-of.ts'
import { isNewDay } from '#functions/platform/dynamo/versioned.ts'
import { writeInTurn } from '#functions/platform/dynamo/write-in-turn.ts'
import { writeOne } from '#functions/platform/dynamo/write-one.ts'
import { mailsItem } from './mails.items.ts'
import { usersRepository } from './users.repository.ts'

/** How many mails an account has caused on this day. */
export const mailCountsRepository = (db: Db, table: string) => {
  const counts = itemsOf(db, table, mailsItem)
  return {
    get: async (userId: UserId, day: LocalDate): Promise<number> => {
      const mails = await counts.get(mailsItem.key(userId), 'eventual')
      return mails?.day === day ? mails.count : 0
    },

    /** Only while the account exists: nothing is stored for a deleted one. */
    add: async (userId: UserId, day: LocalDate, count: number): Promise<void> => {
      const account = usersRepository(db, table).mustExist(userId)
      const key = mailsItem.key(userId)
      const condition = { expression: '#day = :day', values: { day } }
      const sameDay = counts.update(key, { add: { count }, condition })
      const newDay = counts.put(key, { day, count }, isNewDay(day))
      // Another event may start the day between the first two.
      for (const step of [sameDay, newDay, sameDay]) {
        const [accountDeleted, notThisStep] = await writeInTurn(db, [account, step])
        if (accountDeleted || !notThisStep) return
      }
    },

    /** After the account was deleted. */
    remove: async (userId: UserId): Promise<void> => {
      await writeOne(db, counts.remove(mailsItem.key(userId)))
    },
  }
}

export type MailCountsRepository = ReturnType<typeof mailCountsRepository>
