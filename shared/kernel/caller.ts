import type { CompanyId, UserId } from './ids.ts'
import type { Role } from './roles.ts'

/** On which side of the marketplace somebody acts. */
export type Side = 'professional' | 'practice' | 'admin'

/** The role by which a side stands in lifecycles and records. */
export const roleOn = {
  professional: 'Locum',
  practice: 'CompanyAdmin',
  admin: 'SuperAdmin',
} as const satisfies Record<Side, Role>

/** By what right: one's own account, membership of the practice, or the operator's role. Impersonation and API keys will be others. */
export type Grant = 'own' | 'membership' | 'admin'

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
export type Audit = {
  op: string
  user?: UserId
  /** Where it is not the user's own account. */
  for?: UserId
  practice?: CompanyId
  /** `event`: it follows from an event, and `user` is who caused that, where one did. */
  grant: Grant | 'event'
}

export const auditOf = (op: string, { principal, account, practice, grant }: Caller): Audit => ({
  op,
  user: principal.user,
  ...(account !== principal.user && { for: account }),
  ...(practice && { practice: practice.id }),
  grant,
})
