import type { Instant } from '#shared/kernel/dates.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import type { CompanyId } from '#shared/kernel/ids.ts'
import { isExpired } from '#shared/members/invites.rules.ts'
import { parseInviteToken } from '#functions/keys/invite-token.ts'
import { isSameHash } from '#functions/platform/is-same-hash.ts'
import type { CompaniesRepository, StoredCompany } from '#functions/stores/companies.repository.ts'
import type { InvitesRepository, StoredInvite } from '#functions/stores/invites.repository.ts'
import { pendingInvite } from './pending-invite.ts'

type Deps = {
  now: Instant
  companies: Pick<CompaniesRepository, 'get'>
  invites: Pick<InvitesRepository, 'find'>
}

/** The invite of a link and its practice. A wrong link and a replaced one get the same answer. */
export const openInvite = async (
  { now, companies, invites }: Deps,
  token: string,
): Promise<{ companyId: CompanyId; company: StoredCompany; invite: StoredInvite }> => {
  const given = parseInviteToken(token)
  if (!given) throw new DomainError('INVITE_NOT_FOUND')
  const { companyId, id, hash } = given
  const [company, found] = await Promise.all([companies.get(companyId), invites.find(companyId, id)])
  if (!company || !found || !isSameHash(found.hash, hash)) throw new DomainError('INVITE_NOT_FOUND')
  const invite = pendingInvite(found)
  if (isExpired(invite, now)) throw new DomainError('INVITE_EXPIRED')
  return { companyId, company, invite }
}
