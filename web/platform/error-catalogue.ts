import type { OperationName } from './operations.ts'

/** SPEC 8: the kinds of client errors, with the numbers that support uses. */
export const failureCodes = {
  'missing-argument': 100,
  guard: 101,
  'request-failed': 102,
  type: 103,
} as const

type FailureKind = keyof typeof failureCodes

export class Failure extends Error {
  readonly kind: FailureKind
  readonly code: (typeof failureCodes)[FailureKind]

  constructor(kind: FailureKind, message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'Failure'
    this.kind = kind
    this.code = failureCodes[kind]
  }
}

/** The titles of failed requests in SPEC 8, including those of requests that the site does not make yet. */
export const failureTitles = {
  loadBookings: 'Failed to load bookings',
  createBooking: 'Failed to create or load booking',
  updateBooking: 'Failed to update or load booking',
  deleteBooking: 'Failed to delete or load booking',
  loadAvailability: 'Failed to load availability',
  createAvailability: 'Failed to create or load availability',
  updateAvailability: 'Failed to update or load availability',
  deleteAvailability: 'Failed to delete availability',
  loadOffers: 'Failed to load offers',
  createOffer: 'Failed to create or load offer',
  updateOffer: 'Failed to update or load offer',
  getOffer: 'Failed to get offer',
  loadCompany: 'Failed to load company',
  createInvite: 'Failed to create or load invite',
  cancelInvite: 'Failed to cancel invite',
  loadInvites: 'Failed to load pending invites',
  loadHash: 'Failed to load hash',
  loadTenant: 'Failed to load tenant',
} as const

/** The title of a failed operation. For the others SPEC 8 has none, and only the API’s message is shown. */
export const failureTitleOf: Partial<Record<OperationName, string>> = {
  listMyPractices: failureTitles.loadCompany,
  getCompany: failureTitles.loadCompany,
  searchOffers: failureTitles.loadOffers,
  listCompanyOffers: failureTitles.loadOffers,
  listMyApplications: failureTitles.loadOffers,
  getOffer: failureTitles.getOffer,
  listApplications: failureTitles.getOffer,
  postOffer: failureTitles.createOffer,
  applyToOffer: failureTitles.updateOffer,
  confirmApplication: failureTitles.createBooking,
  rejectApplication: failureTitles.updateOffer,
  cancelOffer: failureTitles.updateOffer,
  requestBooking: failureTitles.updateAvailability,
  cancelBookingRequest: failureTitles.updateAvailability,
  acceptBookingRequest: failureTitles.createBooking,
  rejectBookingRequest: failureTitles.updateAvailability,
  listPracticeBookings: failureTitles.loadBookings,
  listProfessionalBookings: failureTitles.loadBookings,
  getBooking: failureTitles.loadBookings,
  cancelBooking: failureTitles.updateBooking,
  listAvailability: failureTitles.loadAvailability,
  listAvailabilityForPractice: failureTitles.loadAvailability,
  changeDays: failureTitles.updateAvailability,
  postAvailability: failureTitles.createAvailability,
  editAvailability: failureTitles.updateAvailability,
  removeAvailability: failureTitles.deleteAvailability,
  searchProfessionals: failureTitles.loadAvailability,
  searchDirectory: failureTitles.loadAvailability,
}

/** SPEC 6: the guard's message when it can't load the signed-in user. */
export const guardFailureTitles = {
  Locum: 'Problem setting locum user in initApp',
  CompanyAdmin: 'Problem setting practice user in initApp',
} as const

export function expectArgument<T>(value: T | undefined | null): T {
  if (value === undefined || value === null) throw new Failure('missing-argument', 'Argument not provided')
  return value
}
