import { paths } from '#shared/kernel/paths.ts'

/** A signed-in user, with what decides which pages they can open. */
export type Visitor =
  | { role: 'Locum'; nextStep: string | undefined }
  | { role: 'CompanyAdmin'; nextStep: string | undefined; approved: boolean; unapprovedSeen: boolean }
  | { role: 'SuperAdmin'; impersonating?: 'Locum' | 'CompanyAdmin' }

/** The states of SPEC 2.1. */
export type VisitorState =
  | 'signed out'
  | 'locum unverified'
  | 'locum incomplete'
  | 'locum'
  | 'practice unverified'
  | 'practice unapproved'
  | 'practice incomplete'
  | 'practice'
  | 'super admin'
  | 'impersonating a locum'
  | 'impersonating a practice'

/** Areas of the site by address; pages under an address belong to it. Narrower areas come first. */
const areas = {
  start: [paths.home],
  'locum verification': [paths.locum.verification],
  'locum wizard': [paths.locum.completeSignup],
  'locum data': [paths.locum.data],
  'locum pages': ['/locum'],
  'practice verification': [paths.practice.verification],
  'another practice': [paths.practice.another],
  'practice wizard': [paths.practice.completeSignup],
  'practice data': [paths.practice.data],
  'practice pages': ['/practice', '/company'],
  unapproved: [paths.userUnapproved],
  'admin pages': ['/admin'],
} as const
type Area = keyof typeof areas | 'elsewhere'

const forLocums = ['locum pages', 'locum wizard', 'elsewhere'] as const
const forPractices = ['practice pages', 'practice wizard', 'another practice', 'unapproved', 'elsewhere'] as const

/**
 * For each state, the areas that open, and where all others redirect. Exporting and deleting one's data stays possible
 * before sign-up is complete, and so does adding another practice. Unknown addresses show a page of their own only to
 * those who have completed it.
 */
const guard: Record<VisitorState, { opens: readonly Area[]; others: string }> = {
  'signed out': { opens: [], others: paths.signIn },
  'locum unverified': { opens: ['locum verification', 'locum data'], others: paths.locum.verification },
  'locum incomplete': { opens: ['locum wizard', 'locum data'], others: paths.locum.completeSignup },
  // The wizard stays open for optional steps, and while the last one uploads its files.
  locum: { opens: forLocums, others: paths.locum.dashboard },
  'practice unverified': { opens: ['practice verification', 'practice data'], others: paths.practice.verification },
  'practice unapproved': { opens: ['unapproved', 'another practice', 'practice data'], others: paths.userUnapproved },
  // Stays open for reading after it has been shown once.
  'practice incomplete': {
    opens: ['practice wizard', 'unapproved', 'another practice', 'practice data'],
    others: paths.practice.completeSignup,
  },
  practice: { opens: forPractices, others: paths.practice.dashboard },
  'super admin': { opens: ['admin pages', 'elsewhere'], others: paths.admin.dashboard },
  // SPEC 2.1: impersonation bypasses verification and missing steps.
  'impersonating a locum': {
    opens: [...forLocums, 'locum verification', 'admin pages'],
    others: paths.locum.dashboard,
  },
  'impersonating a practice': {
    opens: [...forPractices, 'practice verification', 'admin pages'],
    others: paths.practice.dashboard,
  },
}

export function stateOf(visitor: Visitor | undefined): VisitorState {
  switch (visitor?.role) {
    case undefined:
      return 'signed out'
    case 'Locum':
      if (visitor.nextStep === undefined) return 'locum'
      return visitor.nextStep === 'verification-step' ? 'locum unverified' : 'locum incomplete'
    case 'CompanyAdmin':
      if (visitor.nextStep === 'verification-step') return 'practice unverified'
      if (!visitor.approved && !visitor.unapprovedSeen) return 'practice unapproved'
      return visitor.nextStep === undefined ? 'practice' : 'practice incomplete'
    case 'SuperAdmin':
      if (!visitor.impersonating) return 'super admin'
      return visitor.impersonating === 'Locum' ? 'impersonating a locum' : 'impersonating a practice'
  }
}

const roots = Object.entries(areas).flatMap(([area, addresses]) =>
  addresses.map((root) => [area as Area, root] as const),
)

const areaOf = (path: string): Area =>
  roots.find(([, root]) => path === root || (root !== '/' && path.startsWith(`${root}/`)))?.[0] ?? 'elsewhere'

/** Where a visitor is redirected; undefined if they can stay. */
export function redirectOf(path: string, visitor: Visitor | undefined): string | undefined {
  const { opens, others } = guard[stateOf(visitor)]
  return opens.includes(areaOf(path)) ? undefined : others
}
