import type { CompanyId, UserId } from './ids.ts'

/** Cognito groups, in the order in which membership decides the user's type (SPEC 6). */
export const roles = ['Locum', 'CompanyAdmin', 'SuperAdmin'] as const
export type Role = (typeof roles)[number]

export const roleOf = (groups: readonly string[]): Role | undefined => roles.find((role) => groups.includes(role))

/**
 * Who asks. `signedInAt` is when the session began, in seconds as tokens have it; `practice` the company through which the
 * actor may do what they ask. `actingAs` is set only under an impersonation grant; every log line names both.
 */
export type Actor = {
  user: { id: UserId; role: Role; signedInAt?: number }
  practice?: CompanyId
  actingAs?: { type: 'professional'; id: UserId } | { type: 'company'; id: CompanyId }
}
