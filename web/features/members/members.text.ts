import type { MemberRole } from '#shared/kernel/member-roles.ts'

/** `a booker`, `an owner`. */
export const aRole = (role: MemberRole): string => `${role === 'owner' ? 'an' : 'a'} ${role}`

export const membersText = {
  role: 'Role',
  activeNow: 'Active now',
} as const
