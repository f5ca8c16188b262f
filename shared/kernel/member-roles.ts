import type { RefusalCode } from './refusals.ts'

/** The roles of a practice's members, least first: each may do what those before it may. */
export const memberRoles = ['booker', 'manager', 'owner'] as const
export type MemberRole = (typeof memberRoles)[number]

/** The error code for a member with a lower role. */
export const roleRefusals = { manager: 'MANAGERS_ONLY', owner: 'OWNERS_ONLY' } as const satisfies Partial<
  Record<MemberRole, RefusalCode>
>

/** A role that not every member has. */
export type HigherRole = keyof typeof roleRefusals

export const hasRole = (role: MemberRole, least: MemberRole): boolean =>
  memberRoles.indexOf(role) >= memberRoles.indexOf(least)
