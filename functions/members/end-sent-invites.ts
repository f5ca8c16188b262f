import type { CompanyId } from '#shared/kernel/ids.ts'
import { hasRole, type MemberRole } from '#shared/kernel/member-roles.ts'
import { invitingRole, isExpired } from '#shared/members/invites.rules.ts'
import type { Context } from '#functions/platform/context.ts'
import type { TransactItem } from '#functions/platform/dynamo/versioned.ts'
import type { InvitesRepository } from '#functions/stores/invites.repository.ts'
import type { Membership } from '#functions/stores/members.ts'

type Deps = Pick<Context, 'now'> & { invites: Pick<InvitesRepository, 'listAll' | 'close'> }

/**
 * Cancels the pending invites that a member has sent and could not send any more, so that no link leads back in. A
 * quota limits how many there are; an expired one only comes back if another member sends it.
 */
export const endSentInvites = async (
  { now, invites }: Deps,
  companyId: CompanyId,
  { id, role }: { id: Membership['id']; role?: MemberRole },
): Promise<TransactItem[]> => {
  const pending = await invites.listAll(companyId)
  return pending
    .filter(
      (invite) =>
        invite.sentBy === id && !isExpired(invite, now) && !(role && hasRole(role, invitingRole(invite.role))),
    )
    .flatMap((invite) => invites.close(companyId, invite, 'cancelled'))
}
