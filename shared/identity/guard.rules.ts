import { paths } from '#shared/kernel/paths.ts'

/** A signed-in user, with what decides which pages they can open. */
export type Visitor =
  | { role: 'Locum'; nextStep: string | undefined }
  | { role: 'CompanyAdmin'; nextStep: string | undefined; approved: boolean; unapprovedSeen: boolean }
  | { role: 'SuperAdmin'; impersonating?: 'Locum' | 'CompanyAdmin' }

/** The states of SPEC 2.1. */
export type VisitorState =
  | 'signedOut'
  | 'locumUnverified'
  | 'locumIncomplete'
  | 'locum'
  | 'practiceUnverified'
  | 'practiceUnapproved'
  | 'practiceIncomplete'
  | 'practice'
  | 'superAdmin'
  | 'impersonatingLocum'
  | 'impersonatingPractice'

/** Areas of the site by address; pages under an address belong to it. Narrower areas come first. */
const areas = {
  start: [paths.home],
  locumVerification: [paths.locum.verification],
  locumWizard: [paths.locum.completeSignup],
  locumData: [paths.locum.data],
  locumPages: ['/locum'],
  practiceVerification: [paths.practice.verification],
  anotherPractice: [paths.practice.another],
  practiceWizard: [paths.practice.completeSignup],
  practiceData: [paths.practice.data],
  practicePages: ['/practice', '/company'],
  unapproved: [paths.userUnapproved],
  adminPages: ['/admin'],
} as const
type Area = keyof typeof areas | 'elsewhere'

const forLocums = ['locumPages', 'locumWizard', 'elsewhere'] as const
const forPractices = ['practicePages', 'practiceWizard', 'anotherPractice', 'unapproved', 'elsewhere'] as const

/**
 * For each state, the areas that open, and where all others redirect. Exporting and deleting one's data stays possible
 * before sign-up is complete, and so does adding another practice; who declines a changed text needs it later. Unknown
 * addresses show a page of their own only to those who have completed it.
 */
const guard: Record<VisitorState, { opens: readonly Area[]; others: string }> = {
  signedOut: { opens: [], others: paths.signIn },
  locumUnverified: { opens: ['locumVerification', 'locumData'], others: paths.locum.verification },
  locumIncomplete: { opens: ['locumWizard', 'locumData'], others: paths.locum.completeSignup },
  // The wizard stays open for optional steps, and while the last one uploads its files.
  locum: { opens: [...forLocums, 'locumData'], others: paths.locum.dashboard },
  practiceUnverified: { opens: ['practiceVerification', 'practiceData'], others: paths.practice.verification },
  practiceUnapproved: { opens: ['unapproved', 'anotherPractice', 'practiceData'], others: paths.userUnapproved },
  // Stays open for reading after it has been shown once.
  practiceIncomplete: {
    opens: ['practiceWizard', 'unapproved', 'anotherPractice', 'practiceData'],
    others: paths.practice.completeSignup,
  },
  practice: { opens: [...forPractices, 'practiceData'], others: paths.practice.dashboard },
  superAdmin: { opens: ['adminPages', 'elsewhere'], others: paths.admin.dashboard },
  // SPEC 2.1: impersonation bypasses verification and missing steps. The super admin’s own pages are not of it.
  impersonatingLocum: {
    opens: [...forLocums, 'locumVerification'],
    others: paths.locum.dashboard,
  },
  impersonatingPractice: {
    opens: [...forPractices, 'practiceVerification'],
    others: paths.practice.dashboard,
  },
}

export function stateOf(visitor: Visitor | undefined): VisitorState {
  switch (visitor?.role) {
    case undefined:
      return 'signedOut'
    case 'Locum':
      if (visitor.nextStep === undefined) return 'locum'
      return visitor.nextStep === 'verification-step' ? 'locumUnverified' : 'locumIncomplete'
    case 'CompanyAdmin':
      if (visitor.nextStep === 'verification-step') return 'practiceUnverified'
      if (!visitor.approved && !visitor.unapprovedSeen) return 'practiceUnapproved'
      return visitor.nextStep === undefined ? 'practice' : 'practiceIncomplete'
    case 'SuperAdmin':
      if (!visitor.impersonating) return 'superAdmin'
      return visitor.impersonating === 'Locum' ? 'impersonatingLocum' : 'impersonatingPractice'
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
