import type { UserId } from '#shared/kernel/ids.ts'
import { batchGet } from '#functions/platform/dynamo/batch-get.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import { userItem } from './users.items.ts'

type Named = { name?: string }

/** What colleagues are called: their name, else their mail address. Those whose account was deleted have neither. */
export const userNames =
  (db: Db, table: string) =>
  async (ids: readonly UserId[]): Promise<Map<UserId, string>> => {
    const items = await batchGet(
      db,
      table,
      ids.map((id) => userItem.key(id)),
    )
    return new Map(items.map(userItem.read).map(({ pk, email, ...user }) => [pk, (user as Named).name ?? email]))
  }

export type UserNames = ReturnType<typeof userNames>
