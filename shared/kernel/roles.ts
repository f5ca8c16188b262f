/** Cognito groups, in the order in which membership decides the user's type (SPEC 6). */
export const roles = ['Locum', 'CompanyAdmin', 'SuperAdmin'] as const
export type Role = (typeof roles)[number]

export const roleOf = (groups: readonly string[]): Role | undefined => roles.find((role) => groups.includes(role))
