import type { Instant } from '#shared/kernel/dates.ts'
import { isExpired } from '#shared/members/invites.rules.ts'
import type { Invite } from '#shared/members/members.schema.ts'
import type { StoredInvite } from './invites.repository.ts'

export const inviteView = ({ id, email, role, sentBy, sentAt, validUntil }: StoredInvite, now: Instant): Invite => ({
  id,
  email,
  roles: [role],
  sentBy,
  sentAt,
  validUntil,
  expired: isExpired({ validUntil }, now),
})
