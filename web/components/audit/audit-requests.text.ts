import type { apiContract } from '#shared/api-contract.ts'

type Api = typeof apiContract
type Access<Name extends keyof Api> = Api[Name]['access']

/** The readings of which the audit has entries; one without words does not compile. */
type Reading = {
  [Name in keyof Api]: Access<Name> extends { public: true } | { session: 'unchecked' } | { logged: false }
    ? never
    : Access<Name> extends { logged: true } | { underGrant: 'read' | 'unmarked' }
      ? Name
      : never
}[keyof Api]

export const readings: Record<Reading, string> = {
  createCompanyStatement: 'Made a statement of a practice’s wallet',
  getApprovalTime: 'Read how long an approval takes',
  getBooking: 'Read a booking',
  getBookingFile: 'Read the calendar file of a booking',
  getCalendarFeed: 'Read whether there is a calendar address',
  getCompany: 'Read the profile of a practice',
  getCompanyReview: 'Opened a practice’s registration for its approval',
  getCompanySettings: 'Read the settings of a practice',
  getConversationUnreadCount: 'Read how many messages of a conversation are new',
  getDocument: 'Opened a document or picture',
  getDocumentUrl: 'Opened a document or picture',
  getInstantBooking: 'Read who can book at once',
  getInstantLimits: 'Read whether a locum can be booked at once',
  getOffer: 'Read an offer',
  getOwnProfessional: 'Read the locum’s own profile',
  getPerson: 'Read the page of this person',
  getPersonPrivacy: 'Read what this person has agreed to, and their requests about their data',
  getPool: 'Read a pool',
  getPricing: 'Read the plans of a practice',
  getProfessional: 'Opened the profile of a locum',
  getProfessionalReview: 'Opened a locum’s registration for its approval',
  getProfessionalSettings: 'Read the settings of a locum',
  getRedemption: 'Read a redemption',
  getReportedFileUrl: 'Opened the file of a reported message',
  getUnreadChats: 'Read the list of new messages',
  getUser: 'Read the details of an account',
  listAnyTransactions: 'Read a wallet',
  listApplications: 'Read the applications for an offer',
  listApplicationsOfLocum: 'Read applications and requests',
  listAvailability: 'Read the calendar',
  listAvailabilityForPractice: 'Read the calendar of a locum',
  listAvailabilityOfLocum: 'Read the calendar',
  listBlocked: 'Read the list of blocked locums',
  listCompanyOffers: 'Read the offers of a practice',
  listCompanySupportAccess: 'Read when support had access',
  listCompanyTransactions: 'Read the wallet of a practice',
  listConversations: 'Read the list of conversations',
  listConversationsOfParty: 'Read the list of conversations',
  listFavouriteLocums: 'Read the list of favourites',
  listFavourites: 'Read which locums are favourites',
  listMembers: 'Read the users of a practice',
  listMyApplications: 'Read applications and requests',
  listMyPractices: 'Read the list of practices',
  listNotifications: 'Read notifications',
  listOfferTemplates: 'Read the templates for offers',
  listOwnSupportAccess: 'Read when support had access',
  listOwnTransactions: 'Read the wallet of a locum',
  listPendingInvites: 'Read the invites of a practice',
  listPlacements: 'Read the requests for permanent placements',
  listPools: 'Read the list of pools',
  listPracticeBookings: 'Read the bookings of a practice',
  listPrivacyRequests: 'Read the requests about personal data',
  listProfessionalBookings: 'Read the bookings of a locum',
  listReports: 'Read reported messages',
  listReportsOfParty: 'Read reported messages',
  listSentNotifications: 'Read notifications',
  markAllNotificationsRead: 'Closed the notifications, which stay unread',
  markNotificationRead: 'Opened a notification, which stays unread',
  openConversation: 'Opened a conversation, without its texts',
  searchAll: 'Read what a search has found',
  searchAvailability: 'Searched for locums by day',
  searchDirectory: 'Searched the locum directory',
  searchOffers: 'Searched for offers',
  searchProfessionals: 'Searched for locums',
}

/** Commands without an event; others that changed nothing are called by their names. */
export const commands: { [Name in keyof Api]?: string } = {
  checkAttachment: 'Attached a file to a message',
  createOfferTemplate: 'Saved a template for offers',
  deleteOfferTemplate: 'Deleted a template for offers',
  openAttachmentUpload: 'Began to attach a file to a message',
  openUpload: 'Began to upload a picture',
  postDocument: 'Uploaded a picture',
  refreshSearchEntries: 'Refreshed how a locum is found',
  saveCompanySettings: 'Saved the settings of a practice',
  saveProfessionalSettings: 'Saved the settings of a locum',
  updateOfferTemplate: 'Changed a template for offers',
}
