import type { InputOf } from '#shared/kernel/define-contract.ts'
import type { membersContract } from '#shared/members/members.contract.ts'
import type { Invite } from '#shared/members/members.schema.ts'
import { pendingInvite } from './pending-invite.ts'
import { sendInvite, type SendContext } from './send-invite.ts'

type Input = InputOf<(typeof membersContract)['resendInvite']>

export const resendInvite = (context: SendContext, { params: { companyId, inviteId } }: Input): Promise<Invite> =>
  sendInvite(context, companyId, async () => pendingInvite(await context.invites.find(companyId, inviteId)))
