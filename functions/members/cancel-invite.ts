import type { InputOf } from '#shared/kernel/define-contract.ts'
import type { InviteId } from '#shared/kernel/ids.ts'
import type { membersContract } from '#shared/members/members.contract.ts'
import { memberEvent } from '#shared/members/members.events.ts'
import type { Context } from '#functions/platform/context.ts'
import type { InvitesRepository } from '#functions/stores/invites.repository.ts'
import { checkInviter, pendingInvite } from './pending-invite.ts'

type Deps = Pick<Context, 'caller' | 'execute'> & { invites: InvitesRepository }
type Input = InputOf<(typeof membersContract)['cancelInvite']>

export const cancelInvite = (
  context: Deps,
  { params: { companyId, inviteId: id } }: Input,
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
