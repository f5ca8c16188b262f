import { describe, expect, it } from 'vitest'
import { redirectOf, stateOf, type Visitor, type VisitorState } from './guard.rules.ts'

const visitors: Record<VisitorState, (Visitor | undefined)[]> = {
  signedOut: [undefined],
  locumUnverified: [{ role: 'Locum', nextStep: 'verification-step' }],
  locumIncomplete: ['upload-id-step', 'experience-step', 'rates-step'].map((nextStep) => ({
    role: 'Locum',
    nextStep,
  })),
  locum: [{ role: 'Locum', nextStep: undefined }],
  practiceUnverified: [false, true].map((unapprovedSeen) => ({
    role: 'CompanyAdmin',
    nextStep: 'verification-step',
    approved: false,
    unapprovedSeen,
  })),
  practiceUnapproved: ['address-step', undefined].map((nextStep) => ({
    role: 'CompanyAdmin',
    nextStep,
    approved: false,
    unapprovedSeen: false,
  })),
  practiceIncomplete: [
    ...['address-step', 'operations-step', 'about-step'].map((nextStep) => ({
      role: 'CompanyAdmin' as const,
      nextStep,
      approved: true,
      unapprovedSeen: false,
    })),
    { role: 'CompanyAdmin', nextStep: 'address-step', approved: false, unapprovedSeen: true },
  ],
  practice: [
    { role: 'CompanyAdmin', nextStep: undefined, approved: true, unapprovedSeen: false },
    { role: 'CompanyAdmin', nextStep: undefined, approved: false, unapprovedSeen: true },
  ],
  superAdmin: [{ role: 'SuperAdmin' }],
  impersonatingLocum: [{ role: 'SuperAdmin', impersonating: 'Locum' }],
  impersonatingPractice: [{ role: 'SuperAdmin', impersonating: 'CompanyAdmin' }],
}

const locumPages = [
  '/locum/dashboard',
  '/locum/dashboard/offers/off_1',
  '/locum/dashboard/bookings/B1',
  '/locum/profile',
  '/locum/account-settings',
]
const practicePages = [
  '/practice/dashboard',
  '/practice/dashboard/offers/new',
  '/practice/dashboard/bookings/B1',
  '/company/profile',
  '/company/account-settings',
  '/company/user-management',
]
const adminPages = ['/admin/dashboard', '/admin/dashboard/search/bookings']
const gates = [
  '/locum/verification',
  '/locum/complete-signup',
  '/practice/verification',
  '/company/complete-signup',
  '/practice/another',
  '/user-unapproved',
]
const data = ['/locum/my-data', '/company/my-data']
const routes = ['/', ...data, ...locumPages, ...practicePages, ...adminPages, ...gates, '/no-such-page', '/locums']

/** SPEC 2.1 page by page: who can open it, and where everyone else is redirected. */
const expected: Record<VisitorState, [opens: string[], others: string]> = {
  signedOut: [[], '/sign-in'],
  locumUnverified: [['/locum/verification', '/locum/my-data'], '/locum/verification'],
  locumIncomplete: [['/locum/complete-signup', '/locum/my-data'], '/locum/complete-signup'],
  locum: [[...locumPages, '/locum/complete-signup', '/locum/my-data', '/no-such-page', '/locums'], '/locum/dashboard'],
  practiceUnverified: [['/practice/verification', '/company/my-data'], '/practice/verification'],
  practiceUnapproved: [['/user-unapproved', '/practice/another', '/company/my-data'], '/user-unapproved'],
  practiceIncomplete: [
    ['/company/complete-signup', '/practice/another', '/user-unapproved', '/company/my-data'],
    '/company/complete-signup',
  ],
  practice: [
    [
      ...practicePages,
      '/company/complete-signup',
      '/practice/another',
      '/company/my-data',
      '/user-unapproved',
      '/no-such-page',
      '/locums',
    ],
    '/practice/dashboard',
  ],
  superAdmin: [[...adminPages, '/no-such-page', '/locums'], '/admin/dashboard'],
  impersonatingLocum: [
    [...locumPages, '/locum/verification', '/locum/complete-signup', '/no-such-page', '/locums'],
    '/locum/dashboard',
  ],
  impersonatingPractice: [
    [
      ...practicePages,
      '/practice/verification',
      '/company/complete-signup',
      '/practice/another',
      '/user-unapproved',
      '/no-such-page',
      '/locums',
    ],
    '/practice/dashboard',
  ],
}

const states = Object.keys(visitors) as VisitorState[]

describe.each(states)('navigation guard: %s', (state) => {
  const [opens, others] = expected[state]

  it('has its own state', () => {
    expect(visitors[state].map(stateOf)).toEqual(visitors[state].map(() => state))
  })

  it.each(routes)('opens %s, or redirects to what is next', (path) => {
    for (const visitor of visitors[state])
      expect(redirectOf(path, visitor)).toBe(opens.includes(path) ? undefined : others)
  })

  it('never redirects in a circle', () => {
    for (const visitor of visitors[state]) if (visitor) expect(redirectOf(others, visitor)).toBeUndefined()
  })
})
