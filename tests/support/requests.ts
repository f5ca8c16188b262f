import { createHash, randomUUID } from 'node:crypto'
import type { OperationName } from '../../bin/docs/authorisation.ts'
import { notificationsRepository } from '../../functions/notifications/notifications.repository.ts'
import { tenant } from '../../infra/tenants/demo.ts'
import type { Booking } from '../../shared/bookings/bookings.schema.ts'
import { eventIdOf, type BookingId, type CompanyId, type OfferId, type UserId } from '../../shared/kernel/ids.ts'
import type { Offer } from '../../shared/offers/offers.schema.ts'
import type { Api, Caller } from './api.ts'
import { keepDocument, placeOf, tinyPng, uploadFile } from './documents.ts'
import { aboutMe, ahead, apply, bankAccount, confirm, createLocum, offerInput, post, qualification, verification, workHours } from './people.ts'
import { setApproval, type Side } from './world.ts'

export type RequestParts = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown }

/** `owner` is whose notification, profile or booking it is, where a person's. */
type Given = { api: Api; side: Side; owner: Caller }

/** A request that is allowed to whoever owns what it names; `other` is a body that asks for something else. */
type Fixture = {
  request: (given: Given) => RequestParts | Promise<RequestParts>
  absent?: RequestParts
  another?: RequestParts
  other?: (body: object) => unknown
}

const nobody = {
  user: 'usr_00000000-0000-4000-8000-000000000000' as UserId,
  company: 'cmp_0000000000000000' as CompanyId,
  offer: 'off_0000000000000000' as OfferId,
  booking: 'B0000000' as BookingId,
}
const period = { start: ahead(0), end: ahead(60) }
const company = { name: 'Harbour Road Pharmacy', industry: 'Pharmacy', type: 'Retail pharmacy', email: 'hello@harbour-road.test', contact: '021 123 4567', managers: [{ name: 'Hester', surname: 'Roux', contact: '021 123 4567' }] }
const companyAddress = { street: '12 Harbour Road', province: 'Western Cape', region: 'Cape Town Metro', postal_code: '8001' }
const operations = {
  weekdays: { start: '08:00', end: '18:00' },
  saturday: { start: '09:00', end: '13:00' },
  extra_hours: { sundays: true, public_holidays: false },
  sundays: { start: '09:00', end: '13:00' },
  languages: ['English', 'isiXhosa'],
  systemsUsed: ['Unisolv'],
  professionalInsuranceCover: true,
}
const companyAbout = { short_bio: 'A family pharmacy at the harbour, with two pharmacists and a clinic sister.' }
const companySettings = { contact: '021 123 4567', email: 'hello@harbour-road.test', notification_channels: { email: { offers: true, bookings: true } } }
const experience = { start_date: '2018-03-01', companies_worked_for: ['Clicks'], skills: [] }
const search = { location: 'Western Cape,Cape Town Metro', languages: 'English,isiXhosa', rates: '350,450', experience: '3', skills: 'pharmacy-clinic' }
const reason = { status_reason: 'We close that week.' }
const otherReason = (body: object) => ({ ...body, status_reason: 'The fridge has failed.' })

/** A request that names a practice and sends a body about it. */
const ofCompany = (body: object, change: object): Fixture => ({
  request: ({ side }) => ({ params: { companyId: side.practice.companyId }, body }),
  absent: { params: { companyId: nobody.company }, body },
  other: (sent) => ({ ...sent, ...change }),
})
/** A request that names a practice. */
const atCompany: Fixture = {
  request: ({ side }) => ({ params: { companyId: side.practice.companyId } }),
  absent: { params: { companyId: nobody.company } },
}

let posted = 0
/** Offers of one day each, so that no two bookings of a locum clash. */
const offerOf = ({ api, side }: Given): Promise<Offer> => {
  posted += 1
  const [day, hour] = [Math.floor(posted / 20), posted % 20]
  const at = (hours: number) => `${String(hours).padStart(2, '0')}:00`
  return post(api, side.practice, { request_dates: [{ date: ahead(2 + (day % 50)), start_time: at(hour), end_time: at(hour + 1) }] })
}

const appliedOffer = async (given: Given): Promise<Offer> => {
  const offer = await offerOf(given)
  await apply(given.api, given.side.locum, offer)
  return offer
}

const bookingRequest = (locum: UserId, accountid: CompanyId, date: string) => {
  const { lunch, practice_region } = offerInput(accountid)
  return { params: { id: locum, date }, body: { accountid, lunch, practice_region, request_dates: [{ date, start_time: '08:00', end_time: '17:00' }] } }
}

/** Days that nothing else of the world touches. */
const requestDays = [...Array(365).keys()].filter((day) => (day >= 60 && day < 120 && day !== 90) || day >= 321)
const asked = new Map<UserId, number>()
/** Requests for a day each, so that no practice asks a locum twice for one. */
const requestInput = ({ side }: Given) => {
  const count = asked.get(side.locum.id) ?? 0
  asked.set(side.locum.id, count + 1)
  return bookingRequest(side.locum.id, side.practice.companyId, ahead(requestDays[count % requestDays.length] ?? 60))
}

/** A booking request that waits, and where it stands. */
const sentRequest = async (given: Given) => {
  const { params, body } = requestInput(given)
  const { id, revision } = (await given.api.call('requestBooking', given.side.practice.member, { params, body })) as Offer
  return { params, id, revision }
}

const bookingOf = async (given: Given): Promise<Booking> => confirm(given.api, given.side.practice, await appliedOffer(given), given.side.locum)

/** Days that no booking of the others is on. */
let chosen = 0
const postedDay = () => ahead(120 + (chosen++ % 200))
const freeHours = { status: 'available', start_time: '08:00', end_time: '17:00' } as const
const noDay = { id: `avl_${nobody.user.slice(4)}_V0000000`, date: ahead(7) }

/** Whose approval stays, with a day in the calendar. */
const approvedLocum = async ({ api, side }: Given): Promise<UserId> => {
  const locum = await createLocum(api)
  await setApproval(api, { locum, practice: side.practice }, true)
  await api.call('postAvailability', locum, { body: { date: ahead(20), ...freeHours } })
  return locum.id
}

const postedBy = async ({ api, side }: Given) => {
  const { id, date } = await api.call('postAvailability', side.locum, { body: { date: postedDay(), ...freeHours } })
  return { id, date }
}

const notificationOf = async ({ api, owner }: Given) => {
  const id = eventIdOf(new Date().toISOString(), createHash('sha256').update(randomUUID()).digest())
  await notificationsRepository(api.db, 'users').add(owner.id, { id, title: 'Hello', text: 'Good day.', link: '/', createdAt: new Date().toISOString(), read: false }, false)
  return { params: { id } }
}

const account = ({ owner, side }: Given): string => (owner.role === 'Locum' ? side.locum.id : side.practice.companyId)

const nothing = { document: 'avatar', ownerId: nobody.user }

/** A document of the target's: of the locum, or of the practice for its members. */
const document = ({ owner, side }: Given) => placeOf(owner.role === 'CompanyAdmin' ? side.practice : side.locum)

const keptDocument = async (given: Given) => {
  await keepDocument(given.api, document(given))
  return { params: document(given).params }
}

const uploaded = async ({ api }: Given, of: Parameters<typeof placeOf>[0]) => {
  const { caller, params } = placeOf(of)
  return { doc: params.document, uploadId: await uploadFile(api, caller, params, tinyPng) }
}

export const requests: Record<OperationName, Fixture> = {
  getOwnProfessional: { request: () => ({}) },
  createProfessional: { request: () => ({ body: {} }) },
  saveVerification: { request: () => ({ body: verification() }), other: (body) => ({ ...body, first_name: 'Thandiwe' }) },
  saveExperience: { request: () => ({ body: experience }), other: (body) => ({ ...body, skills: ['Dispensing'] }) },
  saveWorkHours: { request: () => ({ body: workHours() }), other: () => workHours(390) },
  saveQualification: { request: () => ({ body: qualification }), other: (body) => ({ ...body, institution: 'University of Cape Town' }) },
  saveAboutMe: { request: () => ({ body: aboutMe }), other: (body) => ({ ...body, languages: ['Afrikaans'] }) },
  saveBankAccount: { request: () => ({ body: bankAccount }), other: (body) => ({ ...body, branch_code: '250655' }) },
  getProfessionalSettings: { request: () => ({}) },
  saveProfessionalSettings: {
    request: () => ({ body: { contact: '082 123 4567', notification_channels: { email: { offers: true, bookings: true } } } }),
    other: (body) => ({ ...body, contact: '083 765 4321' }),
  },
  exportProfessional: { request: () => ({}) },
  deleteProfessional: { request: () => ({}) },
  getProfessional: { request: ({ side }) => ({ params: { id: side.locum.id } }), absent: { params: { id: nobody.user } } },
  listCompanies: { request: () => ({ query: {} }) },
  updateLastActive: {
    request: ({ side }) => ({ params: { userId: side.locum.id }, body: {} }),
    absent: { params: { userId: nobody.user }, body: {} },
  },
  listAvailability: { request: () => ({ params: period }) },
  listAvailabilityForPractice: {
    request: async (given) => ({ params: { professionalId: await approvedLocum(given), ...period }, query: { companyId: given.side.practice.companyId } }),
    absent: { params: { professionalId: nobody.user, ...period }, query: { companyId: nobody.company } },
  },
  postAvailability: {
    request: () => ({ body: { date: postedDay(), ...freeHours } }),
    other: (body) => ({ ...body, ...freeHours, start_time: '10:00' }),
  },
  editAvailability: {
    request: async (given) => ({ params: await postedBy(given), body: { scope: 'day', ...freeHours, end_time: '13:00' } }),
    absent: { params: noDay, body: { scope: 'day', ...freeHours } },
    other: (body) => ({ ...body, end_time: '14:00' }),
  },
  removeAvailability: { request: async (given) => ({ params: await postedBy(given) }), absent: { params: noDay } },
  refreshCards: {
    request: ({ side }) => ({ params: { userId: side.locum.id }, body: { languages: aboutMe.languages, willing_to_travel: true, working_hours: workHours() } }),
    absent: { params: { userId: nobody.user }, body: {} },
    other: () => ({ languages: ['Afrikaans'] }),
  },
  searchProfessionals: {
    request: ({ side }) => ({ params: { profession: 'Pharmacist', companyId: side.practice.companyId }, query: { ...search, searchDates: `${ahead(7)},${ahead(8)}` } }),
    absent: { params: { profession: 'Pharmacist', companyId: nobody.company }, query: search },
  },
  searchAvailability: { request: () => ({ params: { profession: 'Pharmacist', start: ahead(7), end: ahead(9) }, query: search }) },
  searchDirectory: { request: () => ({ params: { profession: 'Pharmacist' }, query: search }) },
  listMyPractices: { request: () => ({}) },
  createCompany: { request: () => ({ body: company }), other: (body) => ({ ...body, name: 'Another name' }) },
  updateCompany: ofCompany(company, { name: 'Another name' }),
  saveCompanyAddress: ofCompany(companyAddress, { street: '14 Harbour Road' }),
  saveOperations: ofCompany(operations, { languages: ['Afrikaans'] }),
  saveAboutCompany: ofCompany(companyAbout, { short_bio: 'A pharmacy that is open late.' }),
  getCompanySettings: atCompany,
  saveCompanySettings: ofCompany(companySettings, { contact: '021 765 4321' }),
  exportCompany: atCompany,
  deleteCompany: {
    request: async ({ api, side }) => ({ params: { companyId: (await api.call('createCompany', side.practice.member, { body: company })).id } }),
    absent: { params: { companyId: nobody.company } },
  },
  getCompany: atCompany,
  searchOffers: { request: () => ({ params: { profession: 'Pharmacist', ...period, experience: 0 } }) },
  listCompanyOffers: {
    request: ({ side }) => ({ params: { companyId: side.practice.companyId, ...period } }),
    absent: { params: { companyId: nobody.company, ...period } },
  },
  listMyApplications: { request: () => ({ params: period }) },
  getOffer: { request: async (given) => ({ params: { id: (await offerOf(given)).id } }), absent: { params: { id: nobody.offer } } },
  postOffer: {
    request: ({ side }) => ({ body: offerInput(side.practice.companyId) }),
    absent: { body: offerInput(nobody.company) },
    other: (body) => ({ ...body, experience: 3 }),
  },
  applyToOffer: {
    request: async (given) => {
      const offer = await offerOf(given)
      return { params: { id: offer.id }, body: { revision: offer.revision, dates: offer.available_dates } }
    },
    absent: { params: { id: nobody.offer }, body: { revision: 1, dates: [ahead(7)] } },
    other: (body) => ({ ...body, dates: [] }),
  },
  confirmApplication: {
    request: async (given) => ({ params: { offerId: (await appliedOffer(given)).id }, body: { id: given.side.locum.id } }),
    absent: { params: { offerId: nobody.offer }, body: { id: nobody.user } },
    other: (body) => ({ ...body, status_reason: 'Welcome.' }),
  },
  rejectApplication: {
    request: async (given) => ({ params: { offerId: (await appliedOffer(given)).id }, body: { id: given.side.locum.id, ...reason } }),
    absent: { params: { offerId: nobody.offer }, body: { id: nobody.user, ...reason } },
    other: otherReason,
  },
  cancelOffer: {
    request: async (given) => ({ params: { offerId: (await appliedOffer(given)).id }, body: reason }),
    absent: { params: { offerId: nobody.offer }, body: reason },
    other: otherReason,
  },
  requestBooking: {
    request: requestInput,
    absent: bookingRequest(nobody.user, nobody.company, ahead(60)),
    other: (body) => ({ ...body, notes: 'Please bring your registration card.' }),
  },
  cancelBookingRequest: {
    request: async (given) => {
      const { params, id } = await sentRequest(given)
      return { params: { availabilityId: params.id, date: params.date }, body: { id, ...reason } }
    },
    absent: { params: { availabilityId: nobody.user, date: ahead(60) }, body: { id: nobody.offer, ...reason } },
    other: otherReason,
  },
  acceptBookingRequest: {
    request: async (given) => {
      const { params, id, revision } = await sentRequest(given)
      return { params, body: { id, revision } }
    },
    absent: { params: { id: nobody.user, date: ahead(60) }, body: { id: nobody.offer, revision: 1 } },
    other: (body) => ({ ...body, revision: 2 }),
  },
  rejectBookingRequest: {
    request: async (given) => {
      const { params, id } = await sentRequest(given)
      return { params, body: { id } }
    },
    absent: { params: { id: nobody.user, date: ahead(60) }, body: { id: nobody.offer } },
    other: otherReason,
  },
  listProfessionalBookings: {
    request: ({ side }) => ({ params: { userId: side.locum.id, ...period } }),
    absent: { params: { userId: nobody.user, ...period } },
  },
  listPracticeBookings: {
    request: ({ side }) => ({ params: { companyId: side.practice.companyId, ...period } }),
    absent: { params: { companyId: nobody.company, ...period } },
  },
  getBooking: { request: async (given) => ({ params: { bookingId: (await bookingOf(given)).id } }), absent: { params: { bookingId: nobody.booking } } },
  cancelBooking: {
    request: async (given) => ({ params: { bookingId: (await bookingOf(given)).id, accountId: account(given) }, body: reason }),
    absent: { params: { bookingId: nobody.booking, accountId: nobody.user }, body: reason },
    other: otherReason,
  },
  listNotifications: { request: () => ({ query: {} }) },
  markNotificationRead: { request: notificationOf, absent: { params: { id: 'evt_00000000000000000000000000' } } },
  listWaitingProfessionals: { request: () => ({ query: {} }) },
  decideApproval: {
    request: ({ side }) => ({ params: { id: side.locum.id }, body: { approved: true } }),
    absent: { params: { id: nobody.user }, body: { approved: true } },
    other: () => ({ approved: false }),
  },
  getUser: { request: ({ owner }) => ({ query: { id: owner.id } }), absent: { query: { id: nobody.user } } },
  getLocumChatHash: { request: () => ({}) },
  getPracticeChatHash: atCompany,
  postDocument: {
    request: (given) => ({ params: document(given).params, body: { data: `data:image/png;base64,${tinyPng.toString('base64')}` } }),
    absent: { params: nothing, body: { data: 'data:image/png;base64,AAAA' } },
    other: () => ({ data: `data:image/gif;base64,${tinyPng.toString('base64')}` }),
  },
  openUpload: {
    request: (given) => ({ params: document(given).params, body: { type: 'image/png', size: 1000, name: 'me.png' } }),
    absent: { params: nothing, body: { type: 'image/png', size: 1000 } },
    other: (body) => ({ ...body, size: 2000 }),
  },
  promoteProfessionalDocument: {
    request: async (given) => ({ body: await uploaded(given, given.side.locum) }),
    other: (body) => ({ ...body, doc: 'identity_document' }),
  },
  promoteCompanyDocument: {
    request: async (given) => ({ params: { companyId: given.side.practice.companyId }, body: await uploaded(given, given.side.practice) }),
    absent: { params: { companyId: nobody.company }, body: { doc: 'logo' } },
    other: (body) => ({ ...body, doc: 'imageA' }),
  },
  deleteDocument: { request: keptDocument, absent: { params: nothing } },
  getDocumentUrl: { request: async (given) => ({ ...(await keptDocument(given)), query: { size: 'small' } }), absent: { params: nothing, query: {} } },
  getDocument: { request: keptDocument, absent: { params: nothing } },
  getHealth: { request: () => ({}) },
  getOpenApi: { request: () => ({}) },
  readDocs: { request: () => ({}) },
  readDocsStyle: { request: () => ({}) },
  listOptions: { request: () => ({}) },
  listIndustries: {
    request: () => ({ params: { tenantId: tenant.tenantId } }),
    another: { params: { tenantId: 'acme' } },
    absent: { params: { tenantId: 'no-such-brand' } },
  },
  listOptionsOfCategory: { request: () => ({ params: { category: 'provinces' } }) },
  getTenant: {
    request: () => ({ params: { id: tenant.tenantId } }),
    another: { params: { id: 'acme' } },
    absent: { params: { id: 'no-such-brand' } },
  },
}
