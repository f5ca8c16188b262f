import type { CommandName, QueryName } from './operations.ts'

const offers = ['searchOffers', 'listCompanyOffers', 'listMyApplications', 'getOffer', 'listApplications'] as const
const bookings = ['listPracticeBookings', 'listProfessionalBookings', 'getBooking'] as const
export const calendars = ['listAvailability', 'listAvailabilityForPractice'] as const

/** Booking, requesting, cancelling and marking days change offers, bookings and calendars alike. */
const days = [...offers, ...bookings, ...calendars]

/** The answers that each command makes old; they are read again once it has been answered. */
export const invalidations: Record<CommandName, readonly QueryName[] | 'all'> = {
  postOffer: days,
  applyToOffer: offers,
  confirmApplication: days,
  rejectApplication: days,
  cancelOffer: days,
  requestBooking: days,
  cancelBookingRequest: days,
  acceptBookingRequest: days,
  rejectBookingRequest: days,
  cancelBooking: days,
  changeDays: days,
  postAvailability: days,
  editAvailability: days,
  removeAvailability: days,
  refreshCards: [],

  // These answer with the whole profile or practice, which takes the place of the one that was known.
  createProfessional: [],
  saveVerification: [],
  saveExperience: [],
  saveWorkHours: [],
  saveQualification: [],
  saveAboutMe: [],
  saveBankAccount: [],
  createCompany: [],
  updateCompany: [],
  saveCompanyAddress: [],
  saveOperations: [],
  saveAboutCompany: [],
  promoteProfessionalDocument: [],
  promoteCompanyDocument: [],
  deleteDocument: [],

  saveProfessionalSettings: ['getOwnProfessional'],
  saveCompanySettings: ['listMyPractices'],
  // What is left is another practice.
  deleteCompany: 'all',
  // The session ends with these.
  deleteProfessional: [],
  endSessions: [],
  deleteAccount: [],

  decideApproval: ['listWaitingProfessionals'],
  decideCompanyApproval: ['listWaitingCompanies'],
  setAccountQuotas: [],
  markNotificationRead: ['listNotifications'],
  startProfessionalExport: ['getProfessionalExport'],
  startCompanyExport: ['getCompanyExport'],
  startAccountExport: ['getAccountExport'],
  updateLastActive: [],
  openUpload: [],
  postDocument: [],
  getLocumChatHash: [],
  getPracticeChatHash: [],
}
