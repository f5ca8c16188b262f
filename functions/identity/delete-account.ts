import { identityEvent } from '#shared/identity/identity.events.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import type { CompaniesRepository } from '#functions/stores/companies.repository.ts'
import type { UsersRepository } from '#functions/stores/users.repository.ts'
import type { Context } from '#functions/platform/context.ts'
import type { ProfessionalsRepository } from '#functions/stores/professionals.repository.ts'

type Deps = Pick<Context, 'caller' | 'checkSession' | 'execute'> & {
  users: Pick<UsersRepository, 'get' | 'remove'>
  professionals: Pick<ProfessionalsRepository, 'getProfile'>
  companies: Pick<CompaniesRepository, 'listOfMemberNow'>
}

/**
 * Deletes an account without profile or practice; with either, the account is deleted along with it. The account is
 * read first, since a profile or practice created meanwhile moves its version.
 */
export const deleteAccount = ({
  caller,
  checkSession,
  execute,
  users,
  professionals,
  companies,
}: Deps): Promise<{ id: UserId }> =>
  execute(async () => {
    const id = caller.account
    const user = await users.get(id)
    if (!user) throw new DomainError('UNAUTHENTICATED')
    checkSession(user)
    const [profile, practices] = await Promise.all([
      professionals.getProfile(id),
      companies.listOfMemberNow(id, user.joinedPractices, 'consistent'),
    ])
    if (profile || practices.length > 0) throw new DomainError('ACCOUNT_IN_USE')
    return { writes: [users.remove(user)], response: { id }, events: [identityEvent('account.deleted', user)] }
  })
