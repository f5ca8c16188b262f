import { addDays, MAX_PERIOD_DAYS } from '#shared/kernel/dates.ts'
import type { Operation } from '#shared/kernel/define-contract.ts'
import { apiContract } from '#shared/api-contract.ts'
import { pathOf } from '#shared/kernel/define-contract.ts'
import { today } from '#tests/support/people.ts'

/** The demo world's sign-ins. */
export const people = {
  locum: 'locum@example.com',
  practice: 'practice@example.com',
  admin: 'admin@example.com',
} as const
export type Person = keyof typeof people

/** How a GET is called. */
export type Read = { as?: Person; params?: Record<string, unknown>; query?: Record<string, string> }

type Get = { [Name in keyof typeof apiContract]: (typeof apiContract)[Name]['method'] extends 'GET' ? Name : never }
export type GetName = Get[keyof Get]

/** What the calls are about, all of it found through lists. */
export type Subjects = {
  tenantId: string
  locumId: string
  companyId: string
  profession: string
  province: string
  region: string
  offerId: string
  bookingId: string
  poolId: string
  /** A message with a file, as the practice that sent it names its conversation. */
  file: { receivedByID: string; sentByID: string; id: number }
  /** Of that message. */
  reportId: string
  /** Of the practice's user. */
  feedToken: string
  inviteToken: string
  /** Of the practice. */
  redemptionId: string
}

/** Every GET by its name in the contract; a missing one does not compile. */
export const readsOf = ({
  tenantId,
  locumId,
  companyId,
  profession,
  province,
  region,
  offerId,
  bookingId,
  poolId,
  file,
  reportId,
  feedToken,
  inviteToken,
  redemptionId,
}: Subjects): Record<GetName, Read> => {
  const year = { start: today(), end: addDays(today(), MAX_PERIOD_DAYS) }
  const month = { start: today(), end: addDays(today(), 30) }
  const location = `${province},${region}`
  return {
    getOwnProfessional: { as: 'locum' },
    getProfessionalSettings: { as: 'locum' },
    getProfessionalExport: { as: 'locum' },
    getProfessional: { as: 'practice', params: { id: locumId } },
    searchAll: { as: 'admin', query: { q: 'nkosi', scope: 'people' } },
    listPeople: { as: 'admin' },
    listCompanies: { as: 'admin' },
    listMyPractices: { as: 'practice' },
    listOwnTransactions: { as: 'locum' },
    listCompanyTransactions: { as: 'practice', params: { companyId } },
    listAnyTransactions: { as: 'admin', params: { type: 'company', ownerId: companyId } },
    getRedemption: { as: 'practice', params: { companyId, redemptionId } },
    listRedemptions: { as: 'admin' },
    getAttention: { as: 'admin' },
    countBookedDays: { as: 'admin', query: { dates: year.start } },
    listAudit: { as: 'admin' },
    getMetrics: { as: 'admin', query: { period: '90d' } },
    getApprovalTime: { as: 'locum' },
    getCompanySettings: { as: 'practice', params: { companyId } },
    getPricing: { as: 'practice', params: { companyId } },
    listOfferTemplates: { as: 'practice', params: { companyId } },
    getCompanyExport: { as: 'practice', params: { companyId } },
    getAccountExport: { as: 'practice' },
    getListExport: { as: 'admin' },
    getCompany: { as: 'practice', params: { companyId } },
    searchOffers: { as: 'locum', params: { profession, ...year, experience: 0 } },
    listCompanyOffers: { as: 'practice', params: { id: companyId, ...year } },
    listApplicationsOfLocum: { as: 'admin', params: { userId: locumId, ...year } },
    listMyApplications: { as: 'locum', params: year },
    getOffer: { as: 'practice', params: { id: offerId } },
    listApplications: { as: 'practice', params: { offerId } },
    listProfessionalBookings: { as: 'locum', params: { userId: locumId, ...year } },
    listPracticeBookings: { as: 'practice', params: { companyId, ...year } },
    searchBookings: { as: 'admin', query: year },
    getBooking: { as: 'practice', params: { bookingId } },
    getBookingFile: { as: 'practice', params: { bookingId } },
    getCalendarFeed: { as: 'locum' },
    readCalendarFeed: { params: { token: feedToken } },
    listAvailabilityOfLocum: { as: 'admin', params: { userId: locumId, ...year } },
    listAvailability: { as: 'locum', params: year },
    listAvailabilityForPractice: {
      as: 'practice',
      params: { professionalId: locumId, ...month },
      query: { companyId },
    },
    getInstantBooking: { as: 'locum' },
    countWaitingRequests: { as: 'locum' },
    getInstantLimits: { as: 'practice', params: { companyId, professionalId: locumId } },
    listFavourites: { as: 'practice', params: { companyId }, query: { ids: locumId } },
    listFavouriteLocums: { as: 'practice', params: { companyId } },
    listMembers: { as: 'practice', params: { companyId } },
    listPendingInvites: { as: 'practice', params: { companyId } },
    getInvite: { params: { token: inviteToken } },
    listBlocked: { as: 'practice', params: { companyId } },
    listPools: { as: 'practice', params: { companyId } },
    getPool: { as: 'practice', params: { companyId, poolId } },
    searchProfessionals: {
      as: 'practice',
      params: { profession, companyId },
      query: { location, searchDates: [7, 8, 9].map((days) => addDays(today(), days)).join() },
    },
    searchAvailability: {
      as: 'practice',
      params: { profession, start: addDays(today(), 7), end: addDays(today(), 9) },
      query: { location },
    },
    searchDirectory: { as: 'practice', params: { profession }, query: { location } },
    getConversationUnreadCount: { as: 'practice', params: { receivedByID: companyId, sentByID: locumId } },
    getAttachmentUrl: { as: 'practice', params: file },
    getTotalUnreadCount: { as: 'practice', params: { receivedByID: companyId } },
    getUnreadChats: { as: 'practice', params: { receivedByID: companyId } },
    listReportsOfParty: { as: 'admin', params: { partyId: companyId } },
    listConversationsOfParty: { as: 'admin', params: { partyId: companyId } },
    listConversations: { as: 'practice', params: { receivedByID: companyId } },
    listSentNotifications: { as: 'admin', params: { userId: locumId } },
    listNotifications: { as: 'locum' },
    getUnreadNotifications: { as: 'locum' },
    getPushKey: { as: 'locum' },
    getPerson: { as: 'admin', params: { userId: locumId } },
    listPendingProfessionals: { as: 'admin' },
    listRegistrations: { as: 'admin' },
    listPendingCompanies: { as: 'admin' },
    getProfessionalReview: { as: 'admin', params: { id: locumId } },
    getCompanyReview: { as: 'admin', params: { companyId } },
    listPlacements: { as: 'practice', params: { companyId } },
    listAllPlacements: { as: 'admin' },
    listReports: { as: 'admin' },
    getReportedFileUrl: { as: 'admin', params: { id: reportId } },
    getDocumentUrl: { as: 'practice', params: { document: 'avatar', ownerId: locumId } },
    getDocument: { as: 'practice', params: { document: 'avatar', ownerId: locumId } },
    getPrivacyChoices: { as: 'locum' },
    listOwnViews: { as: 'locum', query: {} },
    listOwnPrivacyRequests: { as: 'locum', query: {} },
    getPersonPrivacy: { as: 'admin', params: { userId: locumId } },
    listPrivacyRequests: { as: 'admin', query: {} },
    getHealth: {},
    getOpenApi: {},
    readDocs: {},
    readDocsStyle: {},
    listOptions: { as: 'practice' },
    listIndustries: { as: 'practice', params: { tenantId } },
    listOptionsOfCategory: { as: 'practice', params: { category: 'provinces' } },
    getOptionLists: { as: 'admin' },
    getTenant: { params: { id: tenantId } },
    getEditedTenant: { as: 'admin' },
    listTenantVersions: { as: 'admin' },
    getLegalText: { params: { id: tenantId, kind: 'terms' } },
    getImpersonation: { as: 'admin' },
    listOwnSupportAccess: { as: 'locum', query: {} },
    listCompanySupportAccess: { as: 'practice', params: { companyId }, query: {} },
    getUser: { as: 'locum', query: { id: locumId } },
  }
}

export const addressOf = (
  { path }: Operation,
  { params = {}, query = {} }: Read,
  more: Record<string, string> = {},
): string => {
  const search = new URLSearchParams({ ...query, ...more })
  return `/api${pathOf(path, params)}${search.size > 0 ? `?${search}` : ''}`
}

export const getsOfContract = (Object.entries(apiContract) as [GetName, Operation][]).filter(
  ([, { method }]) => method === 'GET',
)
