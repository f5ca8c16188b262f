/** Cognito groups; the first one a user is in decides their type (SPEC 6). */
export const roles = ['Locum', 'CompanyAdmin', 'SuperAdmin'] as const
export type Role = (typeof roles)[number]

export const roleOf = (groups: readonly string[]): Role | undefined => roles.find((role) => groups.includes(role))
