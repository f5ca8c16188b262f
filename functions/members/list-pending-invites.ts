import { compareStrings } from '#shared/kernel/compare.ts'
import type { InputOf, Page } from '#shared/kernel/define-contract.ts'
import type { membersContract } from '#shared/members/members.contract.ts'
import type { Invite } from '#shared/members/members.schema.ts'
import type { Context } from '#functions/platform/context.ts'
import type { InvitesRepository } from '#functions/stores/invites.repository.ts'
import { inviteView } from '#functions/stores/invites.view.ts'

type Deps = Pick<Context, 'now'> & { invites: Pick<InvitesRepository, 'listPage'> }
type Input = InputOf<(typeof membersContract)['listPendingInvites']>

/** A page newest first; only a practice with many expired ones has another. */
export const listPendingInvites = async ({ now, invites }: Deps, { params, query }: Input): Promise<Page<Invite>> => {
  const { items, next } = await invites.listPage(params.companyId, query.NextToken)
  const newestFirst = items.sort((one, other) => compareStrings(other.sentAt, one.sentAt))
  return { items: newestFirst.map((invite) => inviteView(invite, now)), ...(next && { nextToken: next }) }
}
