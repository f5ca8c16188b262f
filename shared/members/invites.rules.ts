import { DAY_MS, type Instant } from '#shared/kernel/dates.ts'
import type { HigherRole, MemberRole } from '#shared/kernel/member-roles.ts'

/** How long an invite can be accepted. */
export const INVITE_DAYS = 7

export const validUntil = (sentAt: Instant): Instant =>
  new Date(Date.parse(sentAt) + INVITE_DAYS * DAY_MS).toISOString()

export const isExpired = ({ validUntil: until }: { validUntil: Instant }, now: Instant): boolean => until <= now

/** The least role of those who invite, send again or cancel with this role: only owners invite owners. */
export const invitingRole = (invited: MemberRole): HigherRole => (invited === 'owner' ? 'owner' : 'manager')
