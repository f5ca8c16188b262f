import { isSessionOver } from '#shared/identity/session.rules.ts'
import type { CompaniesRepository } from '#functions/stores/companies.repository.ts'
import type { LiveSession } from '#functions/stores/connections.repository.ts'
import type { UsersRepository } from '#functions/stores/users.repository.ts'

type Deps = { users: Pick<UsersRepository, 'get'>; companies: Pick<CompaniesRepository, 'isMember'> }

/**
 * Whether a live session may still receive anything: the account exists, the session has not ended and the user is a
 * member of the practice. Read on every use, like membership and approval of a request.
 */
export const isSessionValid = async (
  { user, practice, signedInAt }: LiveSession,
  { users, companies }: Deps,
): Promise<boolean> => {
  const [account, isMember] = await Promise.all([users.get(user), !practice || companies.isMember(practice, user)])
  return isMember && account !== undefined && !isSessionOver(signedInAt, account)
}
