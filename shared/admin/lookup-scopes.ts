/** What a super admin searches in. */
export const lookupScopes = ['people', 'practices', 'bookings'] as const
export type LookupScope = (typeof lookupScopes)[number]
