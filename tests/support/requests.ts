import { approvalBody } from '#tests/support/people.ts'
import { createHash, randomUUID } from 'node:crypto'
import type { OperationName } from '#bin/docs/authorisation-subjects.ts'
import { dueNotificationsRepository } from '#functions/stores/due-notifications.repository.ts'
import { eventIdOf } from '#shared/kernel/ids.ts'
import { bookingRequests } from './requests/booking-requests.ts'
import { bookingsRequests } from './requests/bookings.ts'
import { calendarFeedRequests } from './requests/calendar-feed.ts'
import { calendarsRequests } from './requests/calendars.ts'
import { adminRequests } from './requests/admin.ts'
import { atCompany, companiesRequests } from './requests/companies.ts'
import { documentsRequests } from './requests/documents.ts'
import { exportsRequests } from './requests/exports.ts'
import { type Fixture, type FixtureContext, unusedIds } from './requests/fixture.ts'
import { locumListsRequests } from './requests/locum-lists.ts'
import { messagesRequests } from './requests/messages.ts'
import { membersRequests } from './requests/members.ts'
import { offersRequests } from './requests/offers.ts'
import { optionsRequests } from './requests/options.ts'
import { placementsRequests } from './requests/placements.ts'
import { privacyRequests } from './requests/privacy.ts'
import { professionalsRequests } from './requests/professionals.ts'
import { searchRequests } from './requests/search.ts'
import { tenantsRequests } from './requests/tenants.ts'
import { walletsRequests } from './requests/wallets.ts'

const notificationOf = async ({ api, owner }: FixtureContext) => {
  const id = eventIdOf(new Date().toISOString(), createHash('sha256').update(randomUUID()).digest())
  const createdAt = new Date().toISOString()
  const note = { id, title: 'Hello', text: 'Good day.', link: '/', createdAt, read: false, due: [] }
  await dueNotificationsRepository(api.db, 'users').add(owner.id, note)
  return { params: { id } }
}

const phone = () => ({ type: 'android' as const, token: `token-of-a-phone-${randomUUID()}` })

export const sentBack = (step: string) => ({
  missing: [{ step, faults: ['not-readable'] }],
  reason: 'The photo is blurred.',
})

/** A valid request for every operation. */
export const requests: Record<OperationName, Fixture> = {
  ...professionalsRequests,
  ...calendarsRequests,
  ...searchRequests,
  ...companiesRequests,
  ...offersRequests,
  ...optionsRequests,
  ...bookingRequests,
  ...bookingsRequests,
  ...calendarFeedRequests,
  ...locumListsRequests,
  ...membersRequests,
  ...messagesRequests,
  ...placementsRequests,
  ...privacyRequests,
  ...documentsRequests,
  ...exportsRequests,
  ...walletsRequests,
  listNotifications: { request: () => ({ query: {} }) },
  listSentNotifications: { request: ({ pair }) => ({ params: { userId: pair.locum.id }, query: {} }) },
  getUnreadNotifications: { request: () => ({}) },
  markAllNotificationsRead: { request: () => ({ body: { upTo: 'evt_00000000000000000000000000' } }) },
  getPushKey: { request: () => ({}) },
  addPushToken: { request: () => ({ body: phone() }), other: phone },
  removePushToken: { request: () => ({ body: phone() }), other: phone },
  markNotificationRead: { request: notificationOf, absent: { params: { id: 'evt_00000000000000000000000000' } } },
  listRegistrations: { request: () => ({ query: {} }) },
  listPendingProfessionals: { request: () => ({ query: {} }) },
  decideApproval: {
    request: ({ pair }) => ({ params: { id: pair.locum.id }, body: { approved: true } }),
    absent: { params: { id: unusedIds.user }, body: { approved: true } },
    other: () => approvalBody(false),
  },
  sendBackProfessional: {
    request: ({ pair }) => ({ params: { id: pair.locum.id }, body: sentBack('upload-id-step') }),
    absent: { params: { id: unusedIds.user }, body: sentBack('upload-id-step') },
    other: () => sentBack('rates-step'),
  },
  getProfessionalReview: {
    request: ({ pair }) => ({ params: { id: pair.locum.id } }),
    absent: { params: { id: unusedIds.user } },
  },
  ...adminRequests,
  getAttention: { request: () => ({}) },
  listAudit: { request: () => ({ query: {} }) },
  getMetrics: { request: () => ({ query: {} }) },
  getApprovalTime: { request: () => ({}) },
  listPendingCompanies: { request: () => ({ query: {} }) },
  decideCompanyApproval: {
    request: ({ pair }) => ({ params: { companyId: pair.practice.companyId }, body: { approved: true } }),
    absent: { params: { companyId: unusedIds.company }, body: { approved: true } },
    other: () => approvalBody(false),
  },
  sendBackCompany: {
    request: ({ pair }) => ({ params: { companyId: pair.practice.companyId }, body: sentBack('address-step') }),
    absent: { params: { companyId: unusedIds.company }, body: sentBack('address-step') },
    other: () => sentBack('about-step'),
  },
  getCompanyReview: atCompany,
  endSessions: { request: () => ({}) },
  signOutAccount: {
    request: ({ pair }) => ({ params: { userId: pair.locum.id }, body: { reason: 'A lost phone' } }),
    absent: { params: { userId: unusedIds.user }, body: { reason: 'A lost phone' } },
    other: () => ({ reason: 'Another lost phone' }),
  },
  // Lifting what is not suspended changes nothing, so that the caller can go on.
  suspendAccount: {
    request: ({ pair }) => ({ params: { userId: pair.locum.id }, body: { suspended: false, reason: 'All is well' } }),
    absent: { params: { userId: unusedIds.user }, body: { suspended: false, reason: 'All is well' } },
    other: () => ({ suspended: false, reason: 'All is well again' }),
  },
  suspendCompany: {
    request: ({ pair }) => ({
      params: { companyId: pair.practice.companyId },
      body: { suspended: false, reason: 'All is well' },
    }),
    absent: { params: { companyId: unusedIds.company }, body: { suspended: false, reason: 'All is well' } },
    other: () => ({ suspended: false, reason: 'All is well again' }),
  },
  deleteAccount: { request: () => ({}) },
  startImpersonation: {
    request: ({ pair }) => ({ body: { type: 'professional', id: pair.locum.id } }),
    absent: { body: { type: 'professional', id: unusedIds.user } },
    other: (body) => ({ ...body, mode: 'act', reason: 'She has asked for help.' }),
  },
  getImpersonation: { request: () => ({}) },
  endImpersonation: { request: () => ({}) },
  listOwnSupportAccess: { request: () => ({ query: {} }) },
  listCompanySupportAccess: {
    request: ({ pair }) => ({ params: { companyId: pair.practice.companyId }, query: {} }),
    absent: { params: { companyId: unusedIds.company }, query: {} },
  },
  getUser: { request: ({ owner }) => ({ query: { id: owner.id } }), absent: { query: { id: unusedIds.user } } },
  getLocumChatHash: { request: () => ({}) },
  getPracticeChatHash: atCompany,
  createTicket: { request: () => ({}) },
  createPracticeTicket: atCompany,
  getHealth: { request: () => ({}) },
  getOpenApi: { request: () => ({}) },
  readDocs: { request: () => ({}) },
  readDocsStyle: { request: () => ({}) },
  ...tenantsRequests,
}
