import * as z from 'zod/mini'
import { DomainError } from './errors.ts'
import { CompanyId, GrantId, UserId } from './ids.ts'
import type { MemberRole } from './member-roles.ts'
import type { Role } from './roles.ts'

/** The two sides of an offer, a booking or a conversation. */
export type Party = 'professional' | 'practice'
export const Party = z.enum(['professional', 'practice'] satisfies Party[])

/** For which party a caller acts; a super admin acts for neither. */
export type CallerParty = Party | 'admin'

export const partyOf = ({ party }: Pick<Caller, 'party'>): Party => {
  if (party === 'admin') throw new DomainError('FORBIDDEN')
  return party
}

/** The role that lifecycles and records use for a party. */
export const roleByParty = {
  professional: 'Locum',
  practice: 'CompanyAdmin',
  admin: 'SuperAdmin',
} as const satisfies Record<CallerParty, Role>

export const partyOfRole = (role: Role): CallerParty =>
  (Object.keys(roleByParty) as CallerParty[]).find((party) => roleByParty[party] === role) as CallerParty

/**
 * Why the principal may act for the account: it is their own, they are a super admin, or a super admin who views it or
 * acts for it.
 */
export const grants = ['own', 'admin', 'view', 'act'] as const
export type Grant = (typeof grants)[number]

/** All that a use case knows about its caller. Only the access check makes it. */
export type Caller = {
  /** The user who signed in. Records of who changed or read something name them. */
  principal: { user: UserId }
  /** The account they act for: their own, unless the grant is another's. */
  account: UserId
  party: CallerParty
  /**
   * The practice they act for, if the operation is about one, and role and version of their membership, if it names the
   * practice.
   */
  practice?: { id: CompanyId; role?: MemberRole; version?: number }
  grant: Grant
  /** Of one who views or acts: which impersonation it is, and its reason. */
  impersonation?: { id: GrantId; reason?: string }
  /** The only practice that they reach; without it, they reach all that the account is a member of. */
  onlyPractice?: CompanyId
}

/** Whether a super admin stands in for somebody: to that person’s own secrets they are a stranger. */
export const isImpersonated = ({ grant }: Pick<Caller, 'grant'>): boolean => grant === 'view' || grant === 'act'

/** For which party a super admin acts; undefined for who acts for themselves. */
export const supportedParty = (caller: Pick<Caller, 'grant' | 'party'>): Party | undefined =>
  isImpersonated(caller) ? partyOf(caller) : undefined

/** Whether a practice is one of those that a caller may reach at all. */
export const reaches = ({ onlyPractice }: Caller, practice: CompanyId): boolean =>
  onlyPractice === undefined || onlyPractice === practice

/** Who did what for whom, kept with each command record; `op` is the operation's key in its contract. */
export const Audit = z.strictObject({
  op: z.string(),
  user: z.optional(UserId),
  /** Only if it is not the user's own account. */
  for: z.optional(UserId),
  practice: z.optional(CompanyId),
  /** The id that the request names or the command created, if it is neither the user's nor the practice's. */
  subject: z.optional(z.string()),
  grant: z.enum(grants),
  /** The impersonation under which it was done. */
  grantId: z.optional(GrantId),
  /** Why, in the super admin's words. */
  reason: z.optional(z.string()),
  /**
   * `event` for a follow-up of an event: everything but `op` is copied from the command that caused it. `agenda` for
   * what was due at a time.
   */
  via: z.optional(z.enum(['event', 'agenda'])),
})
export type Audit = z.infer<typeof Audit>

export const auditOf = (
  op: string,
  { principal, account, practice, onlyPractice, grant, impersonation }: Caller,
  subject?: string,
  reason = impersonation?.reason,
): Audit => {
  const practiceId = practice?.id ?? onlyPractice
  return {
    op,
    user: principal.user,
    ...(account !== principal.user && { for: account }),
    ...(practiceId && { practice: practiceId }),
    ...(subject !== undefined && ![account, practiceId].includes(subject as never) && { subject }),
    grant,
    ...(impersonation && { grantId: impersonation.id }),
    ...(reason && { reason }),
  }
}

/** The party for which a super admin acted; of a practice, records name it. What follows later has no actor. */
export const supportedPartyIn = ({ grant, practice, via }: Audit): Party | undefined =>
  grant !== 'act' || via ? undefined : practice ? 'practice' : 'professional'

/** A follow-up of an event is recorded under the user and grant of the command that caused it. */
export const auditOfEvent = (op: string, cause: Audit): Audit => ({ ...cause, op, via: 'event' })
