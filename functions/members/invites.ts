import type { InputOf, Page } from '#shared/kernel/define-contract.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import { isExpired } from '#shared/members/invites.rules.ts'
import type { membersContract } from '#shared/members/members.contract.ts'
import type { Invite } from '#shared/members/members.schema.ts'
import { compareStrings } from '#shared/kernel/compare.ts'
import type { InviteId } from '#shared/kernel/ids.ts'
import { memberEvent } from '#shared/members/members.events.ts'
import type { Context } from '#functions/platform/context.ts'
import type { UsersRepository } from '#functions/stores/users.repository.ts'
import { inviteView } from '#functions/stores/invites.view.ts'
import { sendInvite, type SendContext } from './send-invite.ts'
import { checkInviter, pendingInvite } from './pending-invite.ts'

type Contract = typeof membersContract

type Deps = SendContext & Pick<Context, 'newId'> & { users: Pick<UsersRepository, 'listByIds'> }

/** Who already works for the practice, or is invited, gets no second invite; one that has expired is sent again. */
export const createInvite = (context: Deps, { params, body }: InputOf<Contract['createInvite']>): Promise<Invite> =>
  sendInvite(context, params.companyId, async ({ members, pending }) => {
    const { email } = body
    const role = body.role ?? body.roles?.[0] ?? 'manager'
    const accounts = await context.users.listByIds(members.map(({ id }) => id))
    if ([...accounts.values()].some((account) => account.email === email)) throw new DomainError('MEMBER_EXISTS')
    const earlier = pending.find((invite) => invite.email === email)
    if (earlier && !isExpired(earlier, context.now)) throw new DomainError('INVITE_EXISTS')
    return earlier ? { ...earlier, role } : { id: context.newId('inv'), email, role }
  })

/** A page newest first; only a practice with many expired ones has another. */
export const listPendingInvites = async (
  { now, invites }: Deps,
  { params, query }: InputOf<Contract['listPendingInvites']>,
): Promise<Page<Invite>> => {
  const { items, next } = await invites.listPage(params.companyId, query.NextToken)
  const newestFirst = items.sort((one, other) => compareStrings(other.sentAt, one.sentAt))
  return { items: newestFirst.map((invite) => inviteView(invite, now)), ...(next && { nextToken: next }) }
}

export const cancelInvite = (
  context: Deps,
  { params: { companyId, inviteId: id } }: InputOf<Contract['cancelInvite']>,
): Promise<{ id: InviteId }> =>
  context.execute(async () => {
    const invite = pendingInvite(await context.invites.find(companyId, id))
    checkInviter(context.caller.practice?.role, invite)
    return {
      writes: context.invites.close(companyId, invite, 'cancelled'),
      response: { id },
      events: [memberEvent('invite.cancelled', companyId, id)],
    }
  })

export const resendInvite = (
  context: Deps,
  { params: { companyId, inviteId } }: InputOf<Contract['resendInvite']>,
): Promise<Invite> =>
  sendInvite(context, companyId, async () => pendingInvite(await context.invites.find(companyId, inviteId)))
