import { nextDailyCount, type DailyCount } from '#shared/kernel/daily-count.ts'
import { DomainError, practiceSuspended, quotaExceeded } from '#shared/kernel/errors.ts'
import type { CompanyId } from '#shared/kernel/ids.ts'
import { paths } from '#shared/kernel/paths.ts'
import { quotas } from '#shared/kernel/quotas.ts'
import { isExpired, validUntil } from '#shared/members/invites.rules.ts'
import { memberEvent } from '#shared/members/members.events.ts'
import type { Invite } from '#shared/members/members.schema.ts'
import { inviteHash, inviteTokenOf } from '#functions/keys/invite-token.ts'
import type { Context } from '#functions/platform/context.ts'
import type { CompaniesRepository, StoredCompany } from '#functions/stores/companies.repository.ts'
import { inviteView } from '#functions/stores/invites.view.ts'
import type { InvitesRepository, StoredInvite } from '#functions/stores/invites.repository.ts'
import type { Membership } from '#functions/stores/members.ts'
import { checkInviter } from './pending-invite.ts'

export type SendContext = Pick<Context, 'caller' | 'now' | 'today' | 'origin' | 'execute'> & {
  companies: CompaniesRepository
  invites: InvitesRepository
  readInviteKey: (now: number) => Promise<string>
}

/** What is sent, and which of the pending invites of the practice it replaces. */
type InviteToSend = Pick<StoredInvite, 'id' | 'email' | 'role'> & Partial<Pick<StoredInvite, 'sending' | 'version'>>
type Facts = { members: readonly Membership[]; pending: readonly StoredInvite[] }
type SentFacts = Facts & { company: StoredCompany; invited: DailyCount | undefined }

/** Counted exactly: whatever a practice sends also writes what it has sent on this day. */
const checkQuotas = (
  { now, today }: SendContext,
  { company, members, pending, invited }: SentFacts,
  id: StoredInvite['id'],
): DailyCount => {
  const open = pending.filter((invite) => invite.id !== id && !isExpired(invite, now)).length
  if (open >= quotas.pendingInvitesPerPractice) throw quotaExceeded({ name: 'pendingInvitesPerPractice' })
  if (open + members.length >= quotas.membersPerPractice) throw quotaExceeded({ name: 'membersPerPractice' })
  return nextDailyCount(today, invited, company.approved ? 'invitesPerPracticeDay' : 'invitesPerUnapprovedPracticeDay')
}

/**
 * Sends an invite, with another link each time. The link is made after the command, so that no record has it and a
 * repeat still gets the same one.
 */
export const sendInvite = async (
  context: SendContext,
  companyId: CompanyId,
  prepare: (facts: Facts) => InviteToSend | Promise<InviteToSend>,
): Promise<Invite> => {
  const { caller, now, origin, companies, invites } = context
  const key = await context.readInviteKey(Date.parse(now))
  const { sending: number, ...invite } = await context.execute(async () => {
    // First, so that an invite that is sent after it was read moves its version.
    const invited = await invites.getInviteCount(companyId)
    const [company, members, pending] = await Promise.all([
      companies.get(companyId),
      companies.listMembers(companyId, 'consistent'),
      invites.listAll(companyId),
    ])
    if (!company) throw new DomainError('COMPANY_NOT_FOUND')
    if (company.suspended) throw practiceSuspended(company.suspended)
    const { id, email, role, sending: earlier = 0, version } = await prepare({ members, pending })
    const sender = members.find((member) => member.id === caller.account)
    if (!sender) throw new DomainError('COMPANY_NOT_FOUND')
    checkInviter(sender.role, { role })
    const counted = checkQuotas(context, { company, members, pending, invited }, id)
    const sending = earlier + 1
    const stored: StoredInvite = {
      id,
      email,
      role,
      sentBy: caller.account,
      sentAt: now,
      validUntil: validUntil(now),
      sending,
      hash: inviteHash(inviteTokenOf(key, { companyId, id, sending })),
      ...(version !== undefined && { version }),
    }
    return {
      // A sender who is removed meanwhile reads again: their pending invites have ended by then.
      writes: [
        companies.mustExist(companyId),
        companies.mustBeMember(companyId, sender),
        invites.putInviteCount(companyId, counted),
        invites.put(companyId, stored),
      ],
      response: { ...inviteView(stored, now), sending },
      events: [memberEvent('invite.sent', companyId, { id, sending })],
      madeId: id,
    }
  })
  const token = inviteTokenOf(key, { companyId, id: invite.id, sending: number })
  return { ...invite, inviteLink: origin + paths.invite(token) }
}
