import type { identityContract } from '#shared/identity/identity.contract.ts'
import type { UserAccount } from '#shared/identity/user-account.schema.ts'
import type { InputOf } from '#shared/kernel/define-contract.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import type { UserPoolRepository } from '#functions/stores/user-pool.repository.ts'
import type { UsersRepository } from '#functions/stores/users.repository.ts'

type Deps = { users: Pick<UsersRepository, 'get'>; userPool: UserPoolRepository }
type Input = InputOf<(typeof identityContract)['getUser']>

/** An account deleted here is not found, even while Cognito still has it. */
export const getUser = async ({ users, userPool }: Deps, { query }: Input): Promise<UserAccount> => {
  const account = (await users.get(query.id)) && (await userPool.find(query.id))
  if (!account) throw new DomainError('USER_NOT_FOUND')
  return account
}
