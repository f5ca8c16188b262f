/** Who asks for a page, with what decides where they may go; nobody is signed in without one. */
export type Visitor =
  | { role: 'Locum'; nextStep: string | undefined }
  | { role: 'CompanyAdmin'; nextStep: string | undefined; approved: boolean; toldUnapproved: boolean }
  | { role: 'SuperAdmin'; impersonating?: 'Locum' | 'CompanyAdmin' }

/** Where somebody stands (SPEC 2.1). */
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

/** Kinds of pages by the address that they are, or lie under; the narrower kind comes first. */
const areas = {
  start: ['/'],
  'locum verification': ['/locum/verification'],
  'locum wizard': ['/locum/complete-signup'],
  'locum data': ['/locum/my-data'],
  'locum pages': ['/locum'],
  'practice verification': ['/practice/verification'],
  'practice wizard': ['/company/complete-signup'],
  'practice data': ['/company/my-data'],
  'practice pages': ['/practice', '/company'],
  unapproved: ['/user-unapproved'],
  'admin pages': ['/admin'],
} as const
type Area = keyof typeof areas | 'elsewhere'

const forLocums = ['locum pages', 'locum wizard', 'elsewhere'] as const
const forPractices = ['practice pages', 'practice wizard', 'unapproved', 'elsewhere'] as const

/**
 * For each state, the pages that open, and the address to which all others lead. Accounts that have not finished
 * signing up can still export and delete their data. An unknown address has a page of its own, but not before a gate.
 */
const guard: Record<VisitorState, { opens: readonly Area[]; others: string }> = {
  'signed out': { opens: [], others: '/sign-in' },
  'locum unverified': { opens: ['locum verification', 'locum data'], others: '/locum/verification' },
  'locum incomplete': { opens: ['locum wizard', 'locum data'], others: '/locum/complete-signup' },
  // The wizard stays open: for the steps that are not required, and while the last one sends its files.
  locum: { opens: forLocums, others: '/locum/dashboard' },
  'practice unverified': { opens: ['practice verification', 'practice data'], others: '/practice/verification' },
  'practice unapproved': { opens: ['unapproved', 'practice data'], others: '/user-unapproved' },
  // Whoever is being told that the practice waits may read it to the end.
  'practice incomplete': {
    opens: ['practice wizard', 'unapproved', 'practice data'],
    others: '/company/complete-signup',
  },
  practice: { opens: forPractices, others: '/practice/dashboard' },
  'super admin': { opens: ['admin pages', 'elsewhere'], others: '/admin/dashboard' },
  // Neither verification nor what is missing holds up who looks at somebody else's account.
  'impersonating a locum': { opens: [...forLocums, 'locum verification', 'admin pages'], others: '/locum/dashboard' },
  'impersonating a practice': {
    opens: [...forPractices, 'practice verification', 'admin pages'],
    others: '/practice/dashboard',
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
      if (!visitor.approved && !visitor.toldUnapproved) return 'practice unapproved'
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

/** Where a visitor is sent instead, or undefined when they may stay. */
export function redirectOf(path: string, visitor: Visitor | undefined): string | undefined {
  const { opens, others } = guard[stateOf(visitor)]
  return opens.includes(areaOf(path)) ? undefined : others
}
