import type { UserAccount } from '#shared/identity/identity.schema.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import type { UserPoolRepository } from '#functions/stores/user-pool.repository.ts'
import type { UsersRepository } from '#functions/stores/users.repository.ts'

export type IdentityExtra = { users: Pick<UsersRepository, 'get'>; userPool: UserPoolRepository }

/** An account that was deleted here is gone, even while Cognito still has it. */
export const getUser = async ({ users, userPool }: IdentityExtra, id: UserId): Promise<UserAccount> => {
  const account = (await users.get(id)) && (await userPool.find(id))
  if (!account) throw new DomainError('USER_NOT_FOUND')
  return account
}
