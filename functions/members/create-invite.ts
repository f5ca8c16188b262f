import type { InputOf } from '#shared/kernel/define-contract.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import { isExpired } from '#shared/members/invites.rules.ts'
import type { membersContract } from '#shared/members/members.contract.ts'
import type { Invite } from '#shared/members/members.schema.ts'
import type { Context } from '#functions/platform/context.ts'
import type { UsersRepository } from '#functions/stores/users.repository.ts'
import { sendInvite, type SendContext } from './send-invite.ts'

type Deps = SendContext & Pick<Context, 'newId'> & { users: Pick<UsersRepository, 'listByIds'> }
type Input = InputOf<(typeof membersContract)['createInvite']>

/** Who already works for the practice, or is invited, gets no second invite; one that has expired is sent again. */
export const createInvite = (context: Deps, { params, body }: Input): Promise<Invite> =>
  sendInvite(context, params.companyId, async ({ members, pending }) => {
    const { email } = body
    const role = body.role ?? body.roles?.[0] ?? 'manager'
    const accounts = await context.users.listByIds(members.map(({ id }) => id))
    if ([...accounts.values()].some((account) => account.email === email)) throw new DomainError('MEMBER_EXISTS')
    const earlier = pending.find((invite) => invite.email === email)
    if (earlier && !isExpired(earlier, context.now)) throw new DomainError('INVITE_EXISTS')
    return earlier ? { ...earlier, role } : { id: context.newId('inv'), email, role }
  })
