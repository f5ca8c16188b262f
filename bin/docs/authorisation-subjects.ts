import type { apiContract } from '#shared/api-contract.ts'
import type { ErrorCode } from '#shared/kernel/error-catalogue.ts'
import type { Role } from '#shared/kernel/roles.ts'

export type OperationName = keyof typeof apiContract

type Reach = 'own' | 'all' | 'none'

/** What a request names: something of a person, a practice or the tenant, or nothing besides its caller. */
export type Subject = {
  of: 'person' | 'practice' | 'tenant' | 'nothing'
  /** What a role can access, if not only its own (super admin: all). */
  reach?: Partial<Record<Role | 'public', Reach>>
  absent?: ErrorCode
  /** The response if access is granted, if not success. */
  allowed?: ErrorCode
}

const noSubject: Subject = { of: 'nothing' }
const company: Subject = { of: 'practice', absent: 'COMPANY_NOT_FOUND' }
/** Every locum can read public offers. */
const offer: Subject = { of: 'practice', absent: 'OFFER_NOT_FOUND', reach: { Locum: 'all' } }
const tenant: Subject = { of: 'tenant', absent: 'NOT_FOUND', reach: { SuperAdmin: 'own' } }

/** `tests/api/messages.test.ts` covers who may begin a conversation. */
const chat: Subject = { of: 'practice', absent: 'CHAT_NOT_FOUND' }

const document: Subject = { of: 'practice', absent: 'DOCUMENT_NOT_FOUND' }
/** Tested with avatars; tests/api/documents.test.ts covers logos, which all users see, and personal documents. */
const avatar: Subject = { of: 'person', absent: 'DOCUMENT_NOT_FOUND', reach: { CompanyAdmin: 'all' } }

/** The subject of every operation; a missing one does not compile. */
export const subjects: Record<OperationName, Subject> = {
  getOwnProfessional: noSubject,
  createProfessional: { of: 'nothing', allowed: 'PROFILE_EXISTS' },
  saveVerification: noSubject,
  saveExperience: noSubject,
  saveWorkHours: noSubject,
  saveQualification: noSubject,
  saveAboutMe: noSubject,
  saveBankAccount: noSubject,
  getProfessionalSettings: noSubject,
  saveProfessionalSettings: noSubject,
  // Everyone in the test data has an upcoming shift.
  deleteProfessional: { of: 'nothing', allowed: 'SHIFTS_AHEAD' },
  /** Practices see approved locums, and those booked with them (`tests/api/professionals.test.ts`). */
  getProfessional: { of: 'person', absent: 'PROFESSIONAL_NOT_FOUND', reach: { CompanyAdmin: 'all' } },
  listCompanies: noSubject,
  updateLastActive: { of: 'person', absent: 'PROFESSIONAL_NOT_FOUND' },
  listAvailability: noSubject,
  listAvailabilityForPractice: company,
  changeCalendar: noSubject,
  postAvailability: noSubject,
  editAvailability: { of: 'person', absent: 'AVAILABILITY_NOT_FOUND' },
  removeAvailability: { of: 'person', absent: 'AVAILABILITY_NOT_FOUND' },
  refreshSearchEntries: { of: 'person', absent: 'PROFESSIONAL_NOT_FOUND' },
  listMembers: company,
  changeMemberRole: company,
  removeMember: company,
  reportMemberActive: company,
  createInvite: company,
  listPendingInvites: company,
  cancelInvite: company,
  resendInvite: company,
  // To the caller’s own address.
  acceptInvite: noSubject,
  // Of the person invited: everyone who has the link can read it, signed in or not.
  getInvite: { of: 'person', absent: 'INVITE_NOT_FOUND' },
  listFavourites: company,
  listFavouriteLocums: company,
  addFavourite: company,
  removeFavourite: company,
  listBlocked: company,
  blockLocum: company,
  unblockLocum: company,
  listPools: company,
  getPool: company,
  createPool: company,
  renamePool: company,
  deletePool: company,
  addToPool: company,
  removeFromPool: company,
  searchProfessionals: company,
  searchAvailability: noSubject,
  searchDirectory: noSubject,
  listMyPractices: noSubject,
  createCompany: noSubject,
  updateCompany: company,
  saveCompanyAddress: company,
  saveOperations: company,
  saveAboutCompany: company,
  getCompanySettings: company,
  saveCompanySettings: company,
  getPricing: company,
  setPlan: company,
  listOfferTemplates: company,
  createOfferTemplate: company,
  updateOfferTemplate: company,
  deleteOfferTemplate: company,
  deleteCompany: company,
  getCompany: { ...company, reach: { Locum: 'all' } },
  searchOffers: noSubject,
  listCompanyOffers: company,
  countWaitingRequests: noSubject,
  listMyApplications: noSubject,
  getOffer: offer,
  listApplications: { of: 'practice', absent: 'OFFER_NOT_FOUND' },
  postOffer: company,
  editOffer: offer,
  deleteOffer: offer,
  applyToOffer: offer,
  confirmApplication: offer,
  rejectApplication: offer,
  cancelOffer: offer,
  requestBooking: company,
  sendPrivateOffer: company,
  editPrivateOffer: { of: 'practice', absent: 'REQUEST_NOT_FOUND' },
  cancelPrivateOffer: { of: 'practice', absent: 'REQUEST_NOT_FOUND' },
  acceptPrivateOffer: { of: 'person', absent: 'REQUEST_NOT_FOUND' },
  suggestRate: { of: 'person', absent: 'REQUEST_NOT_FOUND' },
  acceptSuggestedRate: { of: 'practice', absent: 'REQUEST_NOT_FOUND' },
  declineSuggestedRate: { of: 'practice', absent: 'REQUEST_NOT_FOUND' },
  rejectPrivateOffer: { of: 'person', absent: 'REQUEST_NOT_FOUND' },
  getInstantBooking: noSubject,
  saveInstantBooking: noSubject,
  starPractice: { ...company, reach: { Locum: 'all' } },
  unstarPractice: noSubject,
  getInstantLimits: company,
  bookNow: company,
  createBooking: company,
  cancelBookingRequest: { of: 'practice', absent: 'REQUEST_NOT_FOUND' },
  acceptBookingRequest: { of: 'person', absent: 'REQUEST_NOT_FOUND' },
  rejectBookingRequest: { of: 'person', absent: 'REQUEST_NOT_FOUND' },
  listProfessionalBookings: { of: 'person', absent: 'PROFESSIONAL_NOT_FOUND' },
  listPracticeBookings: company,
  searchBookings: noSubject,
  getBooking: { of: 'practice', absent: 'BOOKING_NOT_FOUND' },
  // The fixture's shifts are days ahead; `tests/api/bookings.test.ts` covers the day itself.
  reportLate: { of: 'practice', absent: 'BOOKING_NOT_FOUND' },
  updateBooking: { of: 'practice', absent: 'BOOKING_NOT_FOUND' },
  deleteBooking: { of: 'practice', absent: 'BOOKING_NOT_FOUND' },
  undoBooking: { of: 'practice', absent: 'BOOKING_NOT_FOUND' },
  cancelBooking: { of: 'practice', absent: 'BOOKING_NOT_FOUND' },
  getBookingFile: { of: 'practice', absent: 'BOOKING_NOT_FOUND' },
  getCalendarFeed: noSubject,
  createCalendarFeed: noSubject,
  revokeCalendarFeed: noSubject,
  // Whoever has the address can read it, signed in or not.
  readCalendarFeed: { of: 'person', absent: 'FEED_NOT_FOUND' },
  openConversation: chat,
  sendMessage: chat,
  openAttachmentUpload: chat,
  checkAttachment: chat,
  getAttachmentUrl: chat,
  getConversationUnreadCount: chat,
  getTotalUnreadCount: chat,
  getUnreadChats: chat,
  listConversations: chat,
  blockConversation: chat,
  unblockConversation: chat,
  reportMessage: chat,
  listReports: noSubject,
  getReportedFileUrl: { of: 'person', absent: 'REPORT_NOT_FOUND' },
  decideReport: { of: 'person', absent: 'REPORT_NOT_FOUND' },
  listNotifications: noSubject,
  getUnreadNotifications: noSubject,
  markAllNotificationsRead: noSubject,
  getPushKey: noSubject,
  addPushToken: noSubject,
  removePushToken: noSubject,
  markNotificationRead: { of: 'person', absent: 'NOTIFICATION_NOT_FOUND', reach: { SuperAdmin: 'own' } },
  listPendingProfessionals: noSubject,
  decideApproval: { of: 'person', absent: 'PROFESSIONAL_NOT_FOUND' },
  setAccountQuotas: { of: 'person', absent: 'USER_NOT_FOUND' },
  listPendingCompanies: noSubject,
  decideCompanyApproval: company,
  endSessions: noSubject,
  // Everyone in the test data has a profile or a practice by then.
  deleteAccount: { of: 'nothing', allowed: 'ACCOUNT_IN_USE' },
  getUser: { of: 'person', absent: 'USER_NOT_FOUND' },
  getLocumChatHash: noSubject,
  getPracticeChatHash: company,
  createTicket: noSubject,
  createPracticeTicket: company,
  postDocument: document,
  openUpload: document,
  promoteProfessionalDocument: noSubject,
  promoteCompanyDocument: company,
  deleteDocument: document,
  getDocumentUrl: avatar,
  getDocument: avatar,
  startProfessionalExport: noSubject,
  getProfessionalExport: noSubject,
  startCompanyExport: company,
  getCompanyExport: company,
  startAccountExport: noSubject,
  getAccountExport: noSubject,
  getHealth: noSubject,
  getOpenApi: noSubject,
  readDocs: noSubject,
  readDocsStyle: noSubject,
  listOptions: noSubject,
  listIndustries: tenant,
  listOptionsOfCategory: noSubject,
  getTenant: { ...tenant, reach: { public: 'own' } },
}
