import type { InputOf } from '#shared/kernel/define-contract.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import type { membersContract } from '#shared/members/members.contract.ts'
import { memberEvent } from '#shared/members/members.events.ts'
import type { Member } from '#shared/members/members.schema.ts'
import { endSentInvites } from './end-sent-invites.ts'
import { memberView } from './member-view.ts'
import { readChange, type ChangeMemberContext } from './read-change.ts'

type Input = InputOf<(typeof membersContract)['changeMemberRole']>

export const changeMemberRole = (context: ChangeMemberContext, { params, body: { role } }: Input): Promise<Member> =>
  context.execute(async () => {
    const { companies, caller } = context
    const { company, member, user, stays } = await readChange(context, { ...params, endsOwner: role !== 'owner' })
    if (!user) throw new DomainError('USER_NOT_FOUND')
    const changed = { ...member, role }
    if (role === member.role) return { writes: [], response: memberView(changed, user), events: [] }
    return {
      writes: [
        companies.putMember(params.companyId, changed),
        ...stays,
        ...(await endSentInvites(context, params.companyId, changed)),
      ],
      response: memberView(changed, user),
      events: [memberEvent('member.role-changed', company, changed, caller.account)],
    }
  })
