import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Offer } from '../../shared/offers/offers.schema.ts'
import { startApi, type Api, type Caller, type OperationName } from '../support/api.ts'
import { ahead, apply, confirm, createAdmin, createLocum, createPractice, post } from '../support/people.ts'

/** Values that stand nowhere else, so that wherever they turn up they have leaked. */
const street = '14 Canary Close'
const canary = { idpassport: '9202204720082', professional_number: 'CANARY-7731', contact: '082 555 0191' }
const practiceCanary = { contact: '021 555 0147', email: 'canary@practice.test', manager: 'Kanarievogel' }
const logged: string[] = []

let api: Api
let locum: Caller
let offer: Offer
let booking: { id: string }
let waiting: Caller
let viewers: Record<string, Caller>
let practice: Awaited<ReturnType<typeof createPractice>>

const practiceWithCanaries = async (name: string) => {
  const made = await createPractice(api, name)
  const managers = [{ name: 'Hester', surname: practiceCanary.manager, contact: '021 555 0199' }]
  const body = { name, industry: 'Pharmacy', type: 'Retail pharmacy', email: practiceCanary.email, contact: practiceCanary.contact, managers }
  await api.call('updateCompany', made.member, { params: { companyId: made.companyId }, body })
  return made
}

beforeAll(async () => {
  for (const stream of [process.stdout, process.stderr]) vi.spyOn(stream, 'write').mockImplementation((text) => logged.push(String(text)) > 0)
  api = await startApi({ settings: { POWERTOOLS_LOG_LEVEL: 'DEBUG' } })
  const admin = await createAdmin(api)
  const address = { province: 'Western Cape', region: 'Cape Town Metro', suburb: 'Gardens', street }
  locum = await createLocum(api, { ...canary, address }, admin)
  waiting = await createLocum(api, { idpassport: canary.idpassport })
  practice = await practiceWithCanaries('Harbour Road Pharmacy')
  const asked = await createPractice(api, 'Vineyard Pharmacy')
  offer = await post(api, practice)
  await apply(api, locum, await post(api, asked))
  await apply(api, locum, offer)
  booking = await confirm(api, practice, offer, locum)
  viewers = {
    owner: locum,
    'super admin': admin,
    'another locum': await createLocum(api, {}, admin),
    'the practice that booked': practice.member,
    'a practice that was asked': asked.member,
    'a practice of no concern': (await createPractice(api, 'Station Street Pharmacy')).member,
  }
})
afterAll(async () => {
  vi.restoreAllMocks()
  await api.stop()
})

/** Everything a viewer can read anywhere, tried with every id there is. */
const everythingFor = async (viewer: Caller): Promise<string> => {
  const [start, end] = [ahead(0), ahead(60)]
  const companies = (await api.send('listMyPractices', viewer, {})).body.Items ?? []
  const companyIds = [practice.companyId, ...(companies as { id: string }[]).map(({ id }) => id)]
  const reads: [OperationName, object][] = [
    ['getOwnProfessional', {}],
    ...[locum, waiting].flatMap(({ id }): [OperationName, object][] => [
      ['getProfessional', { params: { id } }],
      ['listProfessionalBookings', { params: { userId: id, start, end } }],
    ]),
    ...companyIds.flatMap((companyId): [OperationName, object][] => [
      ['getCompany', { params: { companyId } }],
      ['listCompanyOffers', { params: { companyId, start, end } }],
      ['listPracticeBookings', { params: { companyId, start, end } }],
    ]),
    ['searchOffers', { params: { profession: 'Pharmacist', start, end, experience: 0 } }],
    ['listMyApplications', { params: { start, end } }],
    ['getOffer', { params: { id: offer.id } }],
    ['getBooking', { params: { bookingId: booking.id } }],
    ['listNotifications', { query: {} }],
    ['listWaitingProfessionals', { query: {} }],
  ]
  const answers = await Promise.all(reads.map(([name, request]) => api.send(name, viewer, request)))
  return JSON.stringify(answers.map(({ body }) => body as unknown))
}

const practicesOwn = ['super admin', 'the practice that booked']

it.each([
  ['a locum’s identity number', () => canary.idpassport, ['owner']],
  ['a locum’s registration number', () => canary.professional_number, ['owner']],
  ['a locum’s street', () => street, ['owner']],
  ['a locum’s telephone', () => canary.contact, ['owner', ...practicesOwn]],
  ['a locum’s address', () => locum.email, ['owner', ...practicesOwn]],
  ['a practice’s telephone', () => practiceCanary.contact, ['owner', ...practicesOwn]],
  ['a practice’s address', () => practiceCanary.email, ['owner', ...practicesOwn]],
  ['a practice’s managers', () => practiceCanary.manager, practicesOwn],
  ['what a practice pays us', () => '"fee":', practicesOwn],
  ['what a practice is credited', () => '"credits":', practicesOwn],
])('%s is read by those alone who may', async (_, value, may) => {
  const read = new Map<string, string>()
  for (const [name, viewer] of Object.entries(viewers)) read.set(name, await everythingFor(viewer))
  expect([...read].filter(([, text]) => text.includes(value())).map(([name]) => name).sort()).toEqual([...may].sort())
})

it('no log line carries any of it', () => {
  const lines = logged.join('')
  expect(lines).toContain('"answered"')
  for (const value of [street, ...Object.values(canary), ...Object.values(practiceCanary), locum.email]) expect(lines).not.toContain(value)
})

it('fields that the server owns are taken and ignored', async () => {
  const claimed = { status: 'confirmed', offer_type: 'public', createdBy: 'usr_somebody', isactive: false, company: { id: 'cmp_other', plan: 'free' }, id: offer.id }
  const sent = await api.send('postOffer', practice.member, {
    body: {
      ...claimed,
      accountid: practice.companyId,
      profession: 'Pharmacist',
      practice_region: { province: 'Gauteng', region: 'Pretoria and Centurion' },
      experience: 0,
      rates: [300, 400],
      lunch: { allowed: false, paid: false, period: 1 },
      request_dates: [{ date: ahead(3), start_time: '08:00', end_time: '12:00' }],
    },
  })
  expect(sent.body.data).toMatchObject({ status: 'open', offer_type: 'public', createdBy: practice.member.id, isactive: true, company: { id: practice.companyId } })
  expect(sent.body.data.id).not.toBe(offer.id)
})
