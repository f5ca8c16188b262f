import type { UserId } from '#shared/kernel/ids.ts'
import { displayName } from '#shared/members/display-name.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import { usersRepository } from './users.repository.ts'

/** What colleagues are called, by id, without those whose account was deleted. */
export const userNames = (db: Db, table: string) => {
  const users = usersRepository(db, table)
  return async (ids: readonly UserId[]): Promise<Map<UserId, string>> =>
    new Map([...(await users.listByIds(ids))].map(([id, user]) => [id, displayName(user)]))
}

export type UserNames = ReturnType<typeof userNames>
