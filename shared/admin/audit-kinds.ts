/** What audit entries are about, by which they are filtered. */
export const auditKinds = [
  'approvals',
  'profiles',
  'accounts',
  'members',
  'availability',
  'offers',
  'bookings',
  'messages',
  'wallets',
  'placements',
  'lists',
  'exports',
  'settings',
  'support',
  'readings',
] as const
export type AuditKind = (typeof auditKinds)[number]

/** Whom or what entries are about: one of these, or all. */
export const auditSubjects = ['about', 'practice', 'person'] as const
export type AuditSubject = (typeof auditSubjects)[number]
