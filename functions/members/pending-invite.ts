import { DomainError } from '#shared/kernel/errors.ts'
import { hasRole, roleRefusals, type MemberRole } from '#shared/kernel/member-roles.ts'
import { invitingRole } from '#shared/members/invites.rules.ts'
import type { FoundInvite, StoredInvite } from '#functions/stores/invites.repository.ts'

/** An invite that is still there, whether or not it has expired; a closed one says what became of it. */
export const pendingInvite = (found: FoundInvite | undefined): StoredInvite => {
  if (!found) throw new DomainError('INVITE_NOT_FOUND')
  if ('outcome' in found) throw new DomainError(found.outcome === 'accepted' ? 'INVITE_USED' : 'INVITE_CANCELLED')
  return found
}

/** Owners are invited, and their invites sent again or cancelled, by owners only. */
export const checkInviter = (sender: MemberRole | undefined, { role }: Pick<StoredInvite, 'role'>): void => {
  const least = invitingRole(role)
  if (!sender || !hasRole(sender, least)) throw new DomainError(roleRefusals[least])
}
