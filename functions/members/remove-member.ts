import type { InputOf } from '#shared/kernel/define-contract.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import { calledBy } from '#shared/members/called-by.ts'
import type { membersContract } from '#shared/members/members.contract.ts'
import { memberEvent } from '#shared/members/members.events.ts'
import { endSentInvites } from './end-sent-invites.ts'
import { readChange, type ChangeMemberContext } from './read-change.ts'

type Input = InputOf<(typeof membersContract)['removeMember']>

/** Memberships are read on every call, so this counts at once; the account stays. */
export const removeMember = (context: ChangeMemberContext, { params }: Input): Promise<{ id: UserId }> =>
  context.execute(async () => {
    const { companies, caller } = context
    const { company, member, user, stays } = await readChange(context, { ...params, endsOwner: true, orSelf: true })
    const who = { id: member.id, name: user ? calledBy(user) : 'A member' }
    return {
      writes: [
        companies.removeMember(params.companyId, member),
        ...stays,
        ...(await endSentInvites(context, params.companyId, { id: member.id })),
      ],
      response: { id: member.id },
      events: [memberEvent('member.removed', company, who, caller.account)],
    }
  })
