import type { AccountQuotas } from '#shared/admin/account-quotas.schema.ts'
import type { adminContract } from '#shared/admin/admin.contract.ts'
import type { InputOf } from '#shared/kernel/define-contract.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import { identityEvent } from '#shared/identity/identity.events.ts'
import type { UsersRepository } from '#functions/stores/users.repository.ts'
import type { Context } from '#functions/platform/context.ts'

type Deps = Pick<Context, 'caller' | 'execute'> & { users: UsersRepository }
type Input = InputOf<(typeof adminContract)['setAccountQuotas']>

/** Gives one account its own limits instead of the usual ones. */
export const setAccountQuotas = (
  { caller, execute, users }: Deps,
  { params: { userId: id }, body: { practices } }: Input,
): Promise<AccountQuotas & { id: UserId }> =>
  execute(async () => {
    const user = await users.get(id)
    const quotas = { practices }
    // Others have no practices.
    if (user?.role !== 'CompanyAdmin') throw new DomainError('USER_NOT_FOUND')
    return {
      writes: [users.save({ ...user, quotas })],
      response: { id, ...quotas },
      events: [identityEvent('account.quotas-changed', id, quotas, caller.account)],
    }
  })
