import * as z from 'zod/mini'
import { DomainError } from './errors.ts'
import { CompanyId, UserId } from './ids.ts'
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

/** Why the principal may act for the account: it is their own, they are a super admin, view it or act for it. */
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
}

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
  /** The id of a grant to view or act. */
  grantId: z.optional(z.string()),
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
  { principal, account, practice, grant }: Caller,
  subject?: string,
  reason?: string,
): Audit => ({
  op,
  user: principal.user,
  ...(account !== principal.user && { for: account }),
  ...(practice && { practice: practice.id }),
  ...(subject !== undefined && ![account, practice?.id].includes(subject as never) && { subject }),
  grant,
  ...(reason && { reason }),
})

/** A follow-up of an event is recorded under the user and grant of the command that caused it. */
export const auditOfEvent = (op: string, cause: Audit): Audit => ({ ...cause, op, via: 'event' })
