import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { apiContract } from '#shared/api-contract.ts'
import { admits, isPublicAccess, type Operation } from '#shared/kernel/define-contract.ts'
import type { OwnerId } from '#shared/documents/documents.schema.ts'
import type { CompanyId, PoolId, RedemptionId, ReportId } from '#shared/kernel/ids.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { startApi, type ApiResponse, type Api, type Caller, type OperationName } from '#tests/support/api.ts'
import { sendRequest } from '#tests/support/booking-requests.ts'
import { readExport, startExport, runExportSteps } from '#tests/support/exports.ts'
import { asLocum, asPractice, chatsOf, checkFile } from '#tests/support/chats.ts'
import { pdfOf, promote, tinyPng, uploadFile } from '#tests/support/documents.ts'
import { impersonating } from '#tests/support/impersonating.ts'
import { putInvite } from '#tests/support/invites.ts'
import {
  aboutMe,
  ahead,
  apply,
  bankAccount,
  confirm,
  createAdmin,
  createLocum,
  createPractice,
  post,
  shiftAhead,
  type Practice,
} from '#tests/support/people.ts'
import { fillLookup } from '#tests/support/lookup.ts'
import { newSubscription } from '#tests/support/push.ts'
import { requests } from '#tests/support/requests.ts'

/** Values that are nowhere else, so that they have leaked wherever they are found. */
const street = '14 Canary Close'
const canary = { idpassport: '9202204720082', professional_number: 'CANARY-7731', contact: '082 555 0191' }
const bankCanary = {
  account_holder: 'Kanarie Holdings',
  account_number: '70707070707',
  branch_code: '987321',
  tax_number: '9119119119',
}
const papers = ['identity_document', 'provisionalTaxFile', 'indemnityInsuranceFile'] as const
const practiceCanary = {
  contact: '021 555 0147',
  email: 'canary@practice.test',
  manager: 'Kanarievogel',
  street: '9 Canary Wharf Lane',
}
/** Written in a conversation; the second message is reported. */
const chatCanary = { message: 'Kanarie by die agterdeur', attachment: 'Kanarie.png', reported: 'Kanarie word gemeld' }
const requestCanary = 'Kanarie vra wat julle weet'
const placementCanary = 'Kanarie vir altyd'
const walletCanary = { locum: 'Kanarie sing op Sondag', practice: 'Kanarie spaar ook' }
const phone = { type: 'android' as const, token: 'kanarie-of-a-phone-0123456789' }
const { subscription: browser } = newSubscription('https://push.test')
const deviceCanaries = { phone: phone.token, browser: browser.endpoint, ...browser.keys }
const logged: string[] = []

let api: Api
let admin: Caller
let locum: Caller
let offer: Offer
let reportId: ReportId
let booking: { id: string }
/** A pending booking request. */
let sent: Offer
let waiting: Caller
let viewers: Record<string, Caller | undefined>
/** File names by document. */
let files: Record<string, { id: string }>
let practice: Practice
let poolId: PoolId
let inviteToken: string
let redemptionId: RedemptionId

const practiceWithCanaries = async (name: string) => {
  const made = await createPractice(api, name)
  const managers = [{ name: 'Hester', surname: practiceCanary.manager, contact: '021 555 0199' }]
  const body = {
    name,
    industry: 'Pharmacy',
    type: 'Retail pharmacy',
    email: practiceCanary.email,
    contact: practiceCanary.contact,
    managers,
  }
  await api.call('updateCompany', made.member, { params: { companyId: made.companyId }, body })
  const address = {
    street: practiceCanary.street,
    province: 'Western Cape',
    region: 'Cape Town Metro',
    postal_code: '8001',
  }
  await api.call('saveCompanyAddress', made.member, { params: { companyId: made.companyId }, body: address })
  return made
}

/** A message with a file, and one that the locum reports. */
const writeChat = async (): Promise<void> => {
  const [them, her] = [asPractice(practice), asLocum(locum)]
  const { write } = chatsOf(api)
  const { upload } = (await checkFile(api, them, tinyPng)).body.data
  await write(them, her, chatCanary.message, { attachment: { upload, name: chatCanary.attachment } })
  await write(them, her, chatCanary.reported)
  const params = { receivedByID: locum.id, sentByID: practice.companyId }
  await api.call('reportMessage', locum, { params, body: { id: 2, reason: 'This is rude.' } })
  reportId = (await api.call('listReports', admin, {})).Items[0].id
}

/** Amounts with notes in both wallets; the practice has redeemed its own. */
const fillWallets = async (): Promise<void> => {
  const fill = (type: 'company' | 'professional', ownerId: string, note: string) =>
    api.call('adjustWallet', admin, {
      params: { type, ownerId } as never,
      body: { type: 1, amount: 50, note },
    })
  await fill('professional', locum.id, walletCanary.locum)
  await fill('company', practice.companyId, walletCanary.practice)
  const params = { companyId: practice.companyId }
  redemptionId = (await api.call('redeemCredits', practice.member, { params })).id
}

/** Each is a super admin of their own, since another impersonation ends the first. */
const impersonators = async (): Promise<Record<string, Caller>> => {
  const by = async (target: Caller | Practice, mode: 'view' | 'act') =>
    impersonating(api, await createAdmin(api), target, mode)
  return {
    'who views the locum': await by(locum, 'view'),
    'who acts for the locum': await by(locum, 'act'),
    'who views the practice': await by(practice, 'view'),
    'who acts for the practice': await by(practice, 'act'),
  }
}

beforeAll(async () => {
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, 'write').mockImplementation((text) => logged.push(String(text)) > 0)
  api = await startApi({ settings: { POWERTOOLS_LOG_LEVEL: 'DEBUG' } })
  admin = await createAdmin(api)
  const address = { province: 'Western Cape', region: 'Cape Town Metro', suburb: 'Gardens', street }
  locum = await createLocum(api, { ...canary, address }, admin)
  waiting = await createLocum(api)
  await api.call('saveBankAccount', locum, { body: { ...bankAccount, ...bankCanary } })
  await api.call('saveAboutMe', locum, { body: aboutMe })
  for (const body of [phone, { type: 'web', token: JSON.stringify(browser) }])
    await api.call('addPushToken', locum, { body } as never)
  for (const document of papers) {
    const target = { document, ownerId: locum.id }
    await promote(api, locum, target, await uploadFile(api, locum, target, pdfOf(), 'application/pdf'))
  }
  files = (await api.item('professionals', locum.id, 'PERSONAL'))?.files as typeof files
  practice = await practiceWithCanaries('Harbour Road Pharmacy')
  const inPractice = { companyId: practice.companyId }
  const pool = await api.call('createPool', practice.member, { params: inPractice, body: { name: 'Weekend team' } })
  poolId = pool.id
  const position = { professionTitle: 'Pharmacist', monthlySalary: 62_500, workingHours: '40' }
  const body = { ...position, message: placementCanary }
  await api.call('requestPlacement', practice.member, { params: inPractice, body })
  inviteToken = (await putInvite(api, practice.companyId, practice.member.id)).token
  const requesting = await createPractice(api, 'Vineyard Pharmacy')
  offer = await post(api, practice)
  await apply(api, locum, await post(api, requesting))
  await apply(api, locum, offer)
  booking = await confirm(api, practice, offer, locum)
  await api.call('postAvailability', locum, {
    body: { date: ahead(2), end_date: ahead(12), status: 'open', start_time: '08:00', end_time: '20:00' },
  })
  sent = await api.call('requestBooking', requesting.member, sendRequest(locum, requesting, [14]))
  await api.call('sendPrivacyRequest', locum, { body: { kind: 'access', message: requestCanary } })
  await writeChat()
  await fillWallets()
  await fillLookup(api, [locum.id, practice.member.id, practice.companyId])
  viewers = {
    owner: locum,
    'super admin': admin,
    'another locum': await createLocum(api, {}, admin),
    'a locum who waits': waiting,
    'the practice that booked': practice.member,
    'a practice that was asked': requesting.member,
    'a practice of no concern': (await createPractice(api, 'Station Street Pharmacy')).member,
    nobody: undefined,
    ...(await impersonators()),
  }
})
afterAll(async () => {
  vi.restoreAllMocks()
  await api.stop()
})

const readOperations = (Object.keys(apiContract) as OperationName[]).filter(
  (name) => apiContract[name].method === 'GET',
)
/** Data of nobody in particular. */
const impersonal: OperationName[] = [
  'getHealth',
  'getOpenApi',
  'readDocs',
  'readDocsStyle',
  'listOptions',
  'listIndustries',
  'listOptionsOfCategory',
  'getOptionLists',
  'getTenant',
  'getEditedTenant',
  'listTenantVersions',
  'getLegalText',
]

/** Exports of everything that a viewer may export. */
const prepareExports = async (viewer: Caller | undefined, companyIds: readonly string[]): Promise<void> => {
  if (!viewer) return
  await startExport(api, viewer)
  for (const companyId of companyIds) await startExport(api, viewer, companyId as CompanyId)
  for (const owner of [viewer.id, ...companyIds]) await runExportSteps(api, owner as OwnerId)
}

/** Everything a viewer can read anywhere, tried with every id. */
const everythingFor = async (viewer: Caller | undefined): Promise<string> => {
  const [start, end] = [ahead(0), ahead(60)]
  const found = { location: 'Western Cape,Cape Town Metro' }
  const companies = (await api.send('listMyPractices', viewer, {})).body.Items ?? []
  const companyIds = [practice.companyId, ...(companies as { id: string }[]).map(({ id }) => id)]
  await prepareExports(viewer, companyIds)
  const feed = (await api.send('createCalendarFeed', viewer)).body.data as { token: string } | undefined
  const reads: [OperationName, object][] = [
    ['getImpersonation', {}],
    ['getAttention', { query: {} }],
    ['listAudit', { query: {} }],
    ['getMetrics', { query: {} }],
    ['countBookedDays', { query: { dates: start } }],
    ['getApprovalTime', {}],
    ['listOwnSupportAccess', { query: {} }],
    ['getPrivacyChoices', {}],
    ['listOwnViews', { query: {} }],
    ['listOwnPrivacyRequests', { query: {} }],
    ['listPrivacyRequests', { query: {} }],
    ['getPersonPrivacy', { params: { userId: locum.id } }],
    ['getOwnProfessional', {}],
    ['getProfessionalSettings', {}],
    ['getProfessionalExport', {}],
    ['getInstantBooking', {}],
    ['getAccountExport', {}],
    ['getListExport', {}],
    ['listMyPractices', {}],
    ['listCompanies', { query: {} }],
    ['listPeople', { query: {} }],
    ...['Nkosi', 'Harbour', canary.idpassport, booking.id].map((q): [OperationName, object] => [
      'searchAll',
      { query: { q } },
    ]),
    ['listOwnTransactions', { query: {} }],
    ['listAnyTransactions', { params: { type: 'professional', ownerId: locum.id }, query: {} }],
    ['listRedemptions', { query: {} }],
    ...papers.flatMap((document): [OperationName, object][] => [
      ['getDocument', { params: { document, ownerId: locum.id } }],
      ['getDocumentUrl', { params: { document, ownerId: locum.id }, query: { size: 'original' } }],
    ]),
    ...[locum, waiting].flatMap(({ id }): [OperationName, object][] => [
      ['getProfessional', { params: { id } }],
      ['getProfessionalReview', { params: { id } }],
      ['getUser', { query: { id } }],
      ['listProfessionalBookings', { params: { userId: id, start, end } }],
      ['getPerson', { params: { userId: id } }],
      ['listApplicationsOfLocum', { params: { userId: id, start, end } }],
      ['listAvailabilityOfLocum', { params: { userId: id, start, end } }],
      ['listSentNotifications', { params: { userId: id }, query: {} }],
    ]),
    ...companyIds.flatMap((companyId): [OperationName, object][] => [
      ['getCompany', { params: { companyId } }],
      ['getCompanyReview', { params: { companyId } }],
      ['getCompanySettings', { params: { companyId } }],
      ['listCompanySupportAccess', { params: { companyId }, query: {} }],
      ['getPricing', { params: { companyId } }],
      ['listCompanyTransactions', { params: { companyId }, query: {} }],
      ['getRedemption', { params: { companyId, redemptionId } }],
      ['listOfferTemplates', { params: { companyId } }],
      ['listFavourites', { params: { companyId }, query: { ids: locum.id } }],
      ['listFavouriteLocums', { params: { companyId }, query: {} }],
      ['listBlocked', { params: { companyId } }],
      ['getInstantLimits', { params: { companyId, professionalId: locum.id } }],
      ['listMembers', { params: { companyId } }],
      ['listPendingInvites', { params: { companyId }, query: {} }],
      ['listPools', { params: { companyId } }],
      ['getPool', { params: { companyId, poolId } }],
      ['getCompanyExport', { params: { companyId } }],
      ['listPlacements', { params: { companyId }, query: {} }],
      ['listCompanyOffers', { params: { id: companyId, start, end } }],
      ['listPracticeBookings', { params: { companyId, start, end } }],
      ['searchProfessionals', { params: { profession: 'Pharmacist', companyId }, query: found }],
      ['listAvailabilityForPractice', { params: { professionalId: locum.id, start, end }, query: { companyId } }],
    ]),
    ['getInvite', { params: { token: inviteToken } }],
    ['searchAvailability', { params: { profession: 'Pharmacist', start, end: ahead(30) }, query: found }],
    ['searchDirectory', { params: { profession: 'Pharmacist' }, query: found }],
    ['searchOffers', { params: { profession: 'Pharmacist', start, end, experience: 0 } }],
    ['listMyApplications', { params: { start, end } }],
    ['countWaitingRequests', {}],
    ['listAvailability', { params: { start, end } }],
    ['getOffer', { params: { id: offer.id } }],
    ['getOffer', { params: { id: sent.id } }],
    ['listApplications', { params: { offerId: offer.id }, query: {} }],
    ['searchBookings', { query: { start, end } }],
    ['getBooking', { params: { bookingId: booking.id } }],
    ['getBookingFile', { params: { bookingId: booking.id } }],
    ['getCalendarFeed', {}],
    ['readCalendarFeed', { params: { token: String(feed?.token) } }],
    ...[locum.id, ...companyIds].flatMap((receivedByID): [OperationName, object][] => [
      ['listConversations', { params: { receivedByID } }],
      ['listConversationsOfParty', { params: { partyId: receivedByID }, query: {} }],
      ['listReportsOfParty', { params: { partyId: receivedByID }, query: {} }],
      ['getUnreadChats', { params: { receivedByID } }],
      ['getTotalUnreadCount', { params: { receivedByID } }],
      ...[locum.id, practice.companyId].flatMap((sentByID): [OperationName, object][] => [
        ['openConversation', { params: { receivedByID, sentByID } }],
        ['getConversationUnreadCount', { params: { receivedByID, sentByID } }],
        ['getAttachmentUrl', { params: { receivedByID, sentByID, id: 1 } }],
      ]),
    ]),
    ['listAllPlacements', { query: {} }],
    ['listReports', { query: {} }],
    ['getReportedFileUrl', { params: { id: reportId } }],
    ['listNotifications', { query: {} }],
    ['getUnreadNotifications', {}],
    ['getPushKey', {}],
    ['listPendingProfessionals', { query: {} }],
    ['listRegistrations', { query: {} }],
    ['listPendingCompanies', { query: {} }],
  ]
  const tried = new Set([...reads.map(([name]) => name), ...impersonal])
  expect(readOperations.filter((name) => !tried.has(name))).toEqual([])
  const answers: ApiResponse[] = []
  for (const [name, request] of reads) answers.push(await api.send(name, viewer, request))
  const files = answers.flatMap(({ body }) => (body.data?.status === 'ready' ? [String(body.data.url)] : []))
  const downloads = await Promise.all(files.map(async (url) => (await fetch(url)).text()))
  return JSON.stringify([
    // A calendar's lines are folded.
    ...answers.map(({ body }): unknown => (typeof body === 'string' ? body.replaceAll('\r\n ', '') : body)),
    ...downloads.map((text) => JSON.parse(text) as unknown),
  ])
}

/** Read only once, as no test here changes it. */
let read: Map<string, string> | undefined
const everythingForAll = async (): Promise<Map<string, string>> => {
  const texts = new Map<string, string>()
  for (const [name, viewer] of Object.entries(viewers)) texts.set(name, await everythingFor(viewer))
  return texts
}

const asLocumToo = ['who acts for the locum', 'who views the locum']
const asPracticeToo = ['who acts for the practice', 'who views the practice']
/** Nobody sees it under a grant. */
const ownersAlone = ['owner', 'super admin']
const ownersOwn = [...ownersAlone, ...asLocumToo]
const practicesOwn = ['super admin', 'the practice that booked', ...asPracticeToo]
const bothParties = [...ownersOwn, 'the practice that booked', ...asPracticeToo]

it.each<[string, () => string, string[]]>([
  ['a locum’s identity number', () => canary.idpassport, ownersAlone],
  ['a locum’s registration number', () => canary.professional_number, ownersOwn],
  ['a locum’s street', () => street, ownersOwn],
  ['a locum’s account number', () => bankCanary.account_number, ownersAlone],
  ['a locum’s account holder', () => bankCanary.account_holder, ownersAlone],
  ['a locum’s branch code', () => bankCanary.branch_code, ownersAlone],
  ['a locum’s tax number', () => bankCanary.tax_number, ownersAlone],
  ...papers.map((document): [string, () => string, string[]] => [
    `a locum’s ${document}`,
    () => files[document]?.id ?? 'a file',
    ownersOwn,
  ]),
  ['a locum’s phone number', () => canary.contact, bothParties],
  ['a locum’s e-mail address', () => locum.email, bothParties],
  ['a practice’s phone number', () => practiceCanary.contact, bothParties],
  ['a practice’s e-mail address', () => practiceCanary.email, bothParties],
  ['a practice’s street', () => practiceCanary.street, bothParties],
  ['a practice’s member', () => practice.member.email, practicesOwn],
  ['a practice’s managers', () => practiceCanary.manager, practicesOwn],
  ['a message', () => chatCanary.message, ['owner', 'the practice that booked']],
  ['an attachment', () => chatCanary.attachment, ['owner', 'the practice that booked']],
  ['a reported message', () => chatCanary.reported, ['owner', 'super admin', 'the practice that booked']],
  ['the booking on a day', () => booking.id, bothParties],
  ['what a locum asks about their data', () => requestCanary, ownersAlone],
  ['a request for a permanent placement', () => placementCanary, practicesOwn],
  ['what a locum’s wallet has', () => walletCanary.locum, ownersOwn],
  ['what a practice’s wallet has', () => walletCanary.practice, practicesOwn],
  ['a practice’s redemption', () => redemptionId, practicesOwn],
  ['a practice’s fee', () => '"fee":', practicesOwn],
  ['a practice’s credits', () => '"credits":', practicesOwn],
  ...Object.entries(deviceCanaries).map(([name, value]): [string, () => string, string[]] => [
    `what a device is reached by (${name})`,
    () => value,
    [],
  ]),
])('%s is only read by those who may', async (_, value, may) => {
  read ??= await everythingForAll()
  expect(
    [...read]
      .filter(([, text]) => text.includes(value()))
      .map(([name]) => name)
      .sort(),
  ).toEqual([...may].sort())
})

it('no log line contains any of it', () => {
  const lines = logged.join('')
  expect(lines).toContain('"answered"')
  for (const value of [
    street,
    ...Object.values(canary),
    ...Object.values(bankCanary),
    ...Object.values(practiceCanary),
    ...Object.values(deviceCanaries),
    locum.email,
  ])
    expect(lines).not.toContain(value)
})

it('every request by a super admin who views or acts logs both identities', async () => {
  read ??= await everythingForAll()
  type Line = { message: string; user?: string; account?: string; grant?: string; grantId?: string; route?: string }
  const lines = logged
    .join('')
    .split('\n')
    .filter((line) => /"message":"(answered|refused)"/.test(line))
  const by = Object.values(viewers).flatMap((viewer) => (viewer?.grantId ? [viewer.id] : []))
  const answered = lines.map((line) => JSON.parse(line) as Line).filter(({ user }) => by.includes(user as never))
  const named = answered.filter(({ route }) => route !== 'POST /admin/impersonation')
  expect(named.length).toBeGreaterThan(200)
  expect(
    named.filter(({ account, user, grant, grantId }) => account === user || !grantId || grant === 'admin'),
  ).toEqual([])
})

it('fields that the server owns are ignored', async () => {
  const claimed = {
    status: 'confirmed',
    offer_type: 'public',
    createdBy: 'usr_somebody',
    isactive: false,
    company: { id: 'cmp_other', plan: 'free' },
    id: offer.id,
  }
  const sent = await api.send('postOffer', practice.member, {
    body: {
      ...claimed,
      accountid: practice.companyId,
      profession: 'Pharmacist',
      practice_region: { province: 'Gauteng', region: 'Pretoria and Centurion' },
      experience: 0,
      rates: [300, 400],
      lunch: { allowed: false, paid: false, period: 1 },
      request_dates: [shiftAhead(3, '08:00', '12:00')],
    },
  })
  expect(sent.body.data).toMatchObject({
    status: 'open',
    offer_type: 'public',
    createdBy: practice.member.id,
    isactive: true,
    company: { id: practice.companyId },
  })
  expect(sent.body.data.id).not.toBe(offer.id)
})

/** The fields of a professional that only the server or another operation may change. */
const claims: Record<string, unknown> = {
  id: 'usr_00000000-0000-4000-8000-000000000000',
  pk: 'usr_00000000-0000-4000-8000-000000000000',
  tenantId: 'acme',
  email: 'other@people.test',
  name: 'Somebody Else',
  approved: true,
  waitingSince: '2020-01-01T00:00:00.000Z',
  registeredAt: '2020-01-01T00:00:00.000Z',
  queuePk: 'approval',
  role: 'SuperAdmin',
  plan: 'pro',
  walletTransactions: [{ amount: 1000 }],
  files: { identity_document: { id: 'fil_0123456789ABCDEF' } },
  documents: { images: ['identity_document'] },
  avatar_file: 'fil_0123456789ABCDEF',
  search: [],
  lastActiveAt: '2030-01-01T00:00:00.000Z',
  createdAt: '2020-01-01T00:00:00.000Z',
  updatedAt: '2030-01-01T00:00:00.000Z',
  version: 1,
  idpassport: '8001015009087',
  payment_info: bankAccount,
  qualifications: {},
  years_experience: 30,
}

const ownWrites = (Object.keys(apiContract) as OperationName[]).filter((name) => {
  const { access, body, method }: Operation = apiContract[name]
  return (
    method !== 'GET' &&
    body &&
    !isPublicAccess(access) &&
    admits(access, 'Locum') &&
    /^\/(professionals|calendar)/.test(apiContract[name].path)
  )
})

it.each(ownWrites)('%s ignores fields that are not its own, and stores none of them', async (name) => {
  const { shape } = (apiContract[name] as Operation).body?._zod.def as unknown as { shape: object }
  // Booking requests can only be sent to approved locums.
  const whose = apiContract[name].path.startsWith('/calendar') ? locum : waiting
  const request = await requests[name].request({ api, pair: { locum: whose, practice }, owner: whose })
  const before = await api.fingerprint()
  for (const [field, value] of Object.entries(claims)) {
    if (field in shape) continue
    const { status, body } = await api.send(name, whose, {
      ...request,
      body: { ...(request.body as object), [field]: value },
    })
    expect([status, body.error?.details?.fields], `${name} ${field}`).toEqual([
      400,
      [{ field, message: 'This field is not recognised' }],
    ])
  }
  expect(await api.fingerprint()).toBe(before)
})

it('a super admin’s reading of the full profile is recorded, and visible to its owner', async () => {
  await startExport(api, locum)
  await runExportSteps(api, locum.id)
  const { views } = (await (await fetch((await readExport(api, locum)).body.data.url)).json()) as { views: unknown[] }
  for (const document of ['profile', 'identity_document'])
    expect(views).toContainEqual({ by: 'support', document, at: expect.any(String) })
})
