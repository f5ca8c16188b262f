import type { Party } from './caller.ts'

/** Every address of the site, which mails, notifications and calendars link to as well. */
export const paths = {
  home: '/',
  signIn: '/sign-in',
  /** Returns to a page of the site afterwards. */
  signInFrom: (address: string) => `/sign-in?${new URLSearchParams({ from: address })}`,
  signOut: '/sign-out',
  signUp: '/sign-up',
  confirm: '/confirm',
  forgotPassword: '/forgot-password',
  terms: '/terms',
  privacy: '/privacy',
  invite: (token: string) => `/invite/${token}`,
  userUnapproved: '/user-unapproved',
  locum: {
    verification: '/locum/verification',
    completeSignup: '/locum/complete-signup',
    data: '/locum/my-data',
    profile: '/locum/profile',
    accountSettings: '/locum/account-settings',
    dashboard: '/locum/dashboard',
    calendar: '/locum/dashboard/calendar',
    offers: '/locum/dashboard/offers',
    offer: (offerId: string) => `/locum/dashboard/offers/${offerId}`,
    requests: '/locum/dashboard/requests',
    request: (offerId: string) => `/locum/dashboard/requests/${offerId}`,
    bookings: '/locum/dashboard/bookings',
    booking: (bookingId: string) => `/locum/dashboard/bookings/${bookingId}`,
    wallet: '/locum/dashboard/wallet',
    messages: '/locum/dashboard/messages',
    conversation: (partyId: string) => `/locum/dashboard/messages/${partyId}`,
  },
  practice: {
    verification: '/practice/verification',
    another: '/practice/another',
    completeSignup: '/company/complete-signup',
    data: '/company/my-data',
    profile: '/company/profile',
    accountSettings: '/company/account-settings',
    userManagement: '/company/user-management',
    dashboard: '/practice/dashboard',
    calendar: '/practice/dashboard/calendar',
    newOffer: '/practice/dashboard/offers/new',
    offers: '/practice/dashboard/offers',
    offer: (offerId: string) => `/practice/dashboard/offers/${offerId}`,
    locums: '/practice/dashboard/locums',
    locum: (professionalId: string) => `/practice/dashboard/locums/${professionalId}`,
    requests: '/practice/dashboard/requests',
    requestsFor: (code: string) => `/practice/dashboard/requests?q=${code}`,
    request: (offerId: string) => `/practice/dashboard/requests/${offerId}`,
    bookings: '/practice/dashboard/bookings',
    booking: (bookingId: string) => `/practice/dashboard/bookings/${bookingId}`,
    wallet: '/practice/dashboard/wallet',
    redeem: '/practice/dashboard/wallet?redeem',
    redemption: (redemptionId: string) => `/practice/dashboard/wallet/redemptions/${redemptionId}`,
    messages: '/practice/dashboard/messages',
    conversation: (partyId: string) => `/practice/dashboard/messages/${partyId}`,
    search: '/practice/dashboard/search',
    searchFor: (criteria: Record<string, string>) => `/practice/dashboard/search?${new URLSearchParams(criteria)}`,
    directory: '/practice/dashboard/directory',
    placements: '/practice/dashboard/placements',
  },
  admin: {
    dashboard: '/admin/dashboard',
    bookings: '/admin/dashboard/search/bookings',
    booking: (bookingId: string) => `/admin/dashboard/search/bookings/${bookingId}`,
    redemptions: '/admin/dashboard/redemptions',
    wallet: (type: 'professional' | 'company', ownerId: string) =>
      `/admin/${type === 'company' ? 'practices' : 'people'}/${ownerId}/wallet`,
    people: '/admin/people',
    person: (userId: string) => `/admin/people/${userId}`,
    /** A tab of their page. */
    personPart: (userId: string, part: string) => `/admin/people/${userId}/${part}`,
    practices: '/admin/practices',
    practice: (companyId: string) => `/admin/practices/${companyId}`,
    practicePart: (companyId: string, part: string) => `/admin/practices/${companyId}/${part}`,
    settings: '/admin/settings',
    reports: '/admin/dashboard/reports',
    placements: '/admin/dashboard/placements',
  },
} as const

/** The pages of a party: in addresses, a professional is a locum. */
export const pathsOf = { professional: paths.locum, practice: paths.practice } as const satisfies Record<Party, object>

/** The first part of every address that needs a session. */
export const signedInSegments = ['locum', 'practice', 'company', 'user-unapproved', 'admin'] as const
