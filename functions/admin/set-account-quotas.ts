import type { AccountQuotas, adminContract } from '#shared/admin/admin.contract.ts'
import type { InputOf } from '#shared/kernel/define-contract.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import { identityEvent } from '#shared/identity/identity.events.ts'
import type { UsersRepository } from '#functions/stores/users.repository.ts'
import type { Context } from '#functions/platform/context.ts'

type Deps = Pick<Context, 'caller' | 'run'> & { users: UsersRepository }
type Input = InputOf<(typeof adminContract)['setAccountQuotas']>

/** Gives one account its own limits instead of the usual ones. */
export const setAccountQuotas = (
  { caller, run, users }: Deps,
  { params: { userId: id }, body: quotas }: Input,
): Promise<AccountQuotas & { id: UserId }> =>
  run(async () => {
    const user = await users.get(id)
    if (!user) throw new DomainError('USER_NOT_FOUND')
    return {
      writes: [users.save({ ...user, quotas })],
      answer: { id, ...quotas },
      events: [identityEvent('account.quotas-changed', id, quotas, caller.account)],
    }
  })
