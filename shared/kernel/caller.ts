import * as z from 'zod/mini'
import { DomainError } from './errors.ts'
import { CompanyId, UserId } from './ids.ts'
import type { Role } from './roles.ts'

/** On which side of the marketplace somebody acts. */
export type Side = 'professional' | 'practice' | 'admin'

/** Who may be a party to a booking or a request. */
export type Party = Exclude<Side, 'admin'>

/** The operator acts for neither party. */
export const partyOf = ({ side }: Pick<Caller, 'side'>): Party => {
  if (side === 'admin') throw new DomainError('FORBIDDEN')
  return side
}

/** The role by which a side stands in lifecycles and records. */
export const roleOn = {
  professional: 'Locum',
  practice: 'CompanyAdmin',
  admin: 'SuperAdmin',
} as const satisfies Record<Side, Role>

export const sideOf = (role: Role): Side =>
  (Object.keys(roleOn) as Side[]).find((side) => roleOn[side] === role) as Side

/**
 * By what right the principal acts for the account: it is their own, or they are the operator. Impersonation and API
 * keys will be others.
 */
export const grants = ['own', 'admin'] as const
export type Grant = (typeof grants)[number]

/** All that a use case knows of who calls it. It is made where access is checked, and nowhere else. */
export type Caller = {
  /** Who calls: a user, later an integrator's key too. Records of who did or read something name this. */
  principal: { user: UserId }
  /** The account they act for: their own, unless a grant says another's. */
  account: UserId
  side: Side
  /** The practice they act for, where the operation is about one, and their role there. */
  practice?: { id: CompanyId; role: 'member' }
  grant: Grant
}

/** Who did what for whom, as the record of each command says it; `op` is the operation's key in its contract. */
export const Audit = z.strictObject({
  op: z.string(),
  user: z.optional(UserId),
  /** Where it is not the user's own account. */
  for: z.optional(UserId),
  practice: z.optional(CompanyId),
  /**
   * The id that the request names, where it is neither the user's nor the practice's; of what a command makes, the id
   * it gave it.
   */
  subject: z.optional(z.string()),
  grant: z.enum(grants),
  /** It follows from an event: all but `op` is from the command that caused it. */
  via: z.optional(z.literal('event')),
})
export type Audit = z.infer<typeof Audit>

export const auditOf = (op: string, { principal, account, practice, grant }: Caller, subject?: string): Audit => ({
  op,
  user: principal.user,
  ...(account !== principal.user && { for: account }),
  ...(practice && { practice: practice.id }),
  ...(subject !== undefined && ![account, practice?.id].includes(subject as never) && { subject }),
  grant,
})

/** Of a command that follows from an event: whose doing it is, and by what right, does not change on the way. */
export const auditOfEvent = (op: string, cause: Audit): Audit => ({ ...cause, op, via: 'event' })
