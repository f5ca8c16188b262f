import { describe, expect, it } from 'vitest'
import { apiContract } from './api-contract.ts'
import type { Operation } from './kernel/define-contract.ts'
import { failureTitles } from './kernel/failure-titles.ts'

const operations: Operation[] = Object.values(apiContract)
/** Names of parameters are left out: the specification has others. */
const plain = (path: string) => path.replace(/\{\w+\}/g, '{}')
const operationAt = (method: string, path: string) =>
  operations.find(
    (operation) =>
      operation.method === method && [operation.path, ...(operation.aliases ?? [])].map(plain).includes(plain(path)),
  )

const address = { province: 'Gauteng', region: 'Sedibeng', suburb: 'Vereeniging', street: '3 Merriman Avenue' }
const hours = { start: '08:00', end: '18:00' }
const paid = { ...hours, rate: '380', currency: 'ZAR' }
const reason = { status_reason: 'We are closed.' }
const user = `usr_${crypto.randomUUID()}`
const company = `cmp_${'0'.repeat(16)}`
const offer = {
  accountid: company,
  profession: 'Pharmacist',
  practice_region: { province: 'Gauteng', region: 'Sedibeng' },
  experience: 2,
  rates: ['350', '450'],
  lunch: { allowed: true, paid: false, period: 1 },
  notes: '',
  skills: [],
  request_dates: [{ date: '2026-12-01', start_time: '09:00', end_time: '17:00' }],
}
const search = {
  languages: 'English',
  location: 'Gauteng,Sedibeng',
  rates: '450',
  experience: '2',
  searchDates: '2026-12-01',
  skills: 'pharmacy-dispensing',
}

describe('the calls of SPEC 7', () => {
  it.each<[string, string, object?]>([
    [
      'PUT',
      '/professionals/bankaccount',
      {
        bank_name: 'FNB',
        account_holder: 'Thandi Nkosi',
        account_number: '62000000001',
        branch_code: '250655',
        account_type: 'cheque',
        tax_payer: false,
        tax_number: '0123456789',
      },
    ],
    [
      'PUT',
      '/professionals/aboutme',
      {
        short_bio: 'I dispense with care.',
        willing_to_travel: true,
        languages: ['English'],
        locations: ['Gauteng,Sedibeng'],
        address,
        indemnity_insurance: true,
        indemnity_insurance_expiry: '',
      },
    ],
    ['PUT', '/calendar/professional/availability/update-all/{userId}', { languages: ['English'] }],
    [
      'PUT',
      '/calendar/professional/availability/update-all/{userId}',
      { experience: { start_date: '2015-01-01', companies_worked_for: ['Clicks'] } },
    ],
    [
      'PUT',
      '/calendar/professional/availability/update-all/{userId}',
      { working_hours: { weekdays: paid, saturday: paid, sundays: paid, public_holidays: paid } },
    ],
    ['PUT', '/calendar/professional/availability/update-all/{userId}', { willing_to_travel: true, locations: [] }],
    ['PUT', '/professionals/experience', { start_date: '2015-01-01', companies_worked_for: ['Clicks'], skills: [] }],
    [
      'PUT',
      '/professionals/qualification',
      { qualification: 'BPharm', institution: 'UWC', year_qualified: '2014-12-12', other_qualifications: '' },
    ],
    ['PUT', '/professionals/workhours', { weekdays: paid, saturday: paid, sundays: paid, public_holidays: paid }],
    ['PUT', '/professionals/documents/images', { doc: 'provisionalTaxFile' }],
    ['POST', '/professionals/updateLastActive/{userId}'],
    ['GET', '/professionals/{id}'],
    ['GET', '/professionals'],
    ['GET', '/professionals/search/{profession}', search],
    ['POST', '/professionals/tawk/hash'],
    ['POST', '/images/{document}/{ownerId}', { data: 'data:image/png;base64,AAAA' }],
    ['GET', '/images/{document}/{ownerId}'],
    ['GET', '/companies/{id}'],
    ['GET', '/companies'],
    ['GET', '/companies/mypractices'],
    ['POST', '/companies'],
    [
      'PUT',
      '/companies/{companyId}/address',
      { building_name: '', unit_no: 'N/A', ...address, country: 'South Africa', postal_code: '1930' },
    ],
    [
      'PUT',
      '/companies/{companyId}/operations',
      {
        weekdays: hours,
        saturday: hours,
        extra_hours: { sundays: true, public_holidays: true },
        sundays: hours,
        public_holidays: hours,
        languages: ['English'],
        systemsUsed: ['Propharm'],
        professionalInsuranceCover: true,
      },
    ],
    ['PUT', '/companies/{companyId}/about-company', { short_bio: 'A family pharmacy.' }],
    ['PUT', '/companies/{companyId}/documents/images', { doc: 'imageC' }],
    ['POST', '/companies/{id}/invite', { email: 'nadia@example.com' }],
    ['GET', '/companies/{id}/invite/pending'],
    ['PATCH', '/companies/{companyId}/invite/{inviteId}/cancel'],
    ['POST', '/companies/{companyId}/invite/{inviteId}/accept'],
    ['POST', '/companies/{id}/wallet/redeem/request'],
    ['POST', '/companies/{id}/tawk/hash'],
    [
      'POST',
      '/companies/{id}/permanentplacement/request',
      {
        practiceName: 'Harbour Road Pharmacy',
        practiceBussinessEmail: 'desk@example.com',
        professionTitle: 'Pharmacist',
        monthlySalary: '45000',
        workingHours: '45',
        message: '',
      },
    ],
    ['GET', '/users/cognito/get-user', { id: user }],
    ['GET', '/options'],
    ['GET', '/options/industries/{tenantId}'],
    ['GET', '/options/category/{category}'],
    ['GET', '/tenant/get/{id}'],
    ['GET', '/calendar/professional/availability/{start}/{end}'],
    ['GET', '/calendar/professional/availability/search/{profession}/{start}/{end}'],
    ['GET', '/calendar/professional/availability/search-v2/{profession}/{companyId}', search],
    ['PUT', '/calendar/professional/availability/request-booking/{id}/{date}', offer],
    ['PUT', '/calendar/professional/availability/cancel-booking-request/{availabilityId}/{date}'],
    ['GET', '/bookings/professional/{userId}/{start}/{end}'],
    ['GET', '/bookings/practice/{companyId}/{start}/{end}'],
    ['PUT', '/bookings/schedule/{bookingId}/{accountId}/cancel', reason],
    ['POST', '/bookings'],
    ['PUT', '/bookings/{bookingId}', { booking: { notes: 'Ask for Nadia.' } }],
    ['DELETE', '/bookings/{bookingId}'],
    ['GET', '/offers/company/search/{profession}/{start}/{end}/{experience}'],
    ['GET', '/offers/company/{companyId}/{start}/{end}'],
    ['GET', '/offers/company/{id}'],
    ['POST', '/offers/company', offer],
    ['POST', '/offers/company/{id}/update', offer],
    ['POST', '/offers/company/private', { ...offer, professionalId: user }],
    ['PUT', '/offers/company/private/{id}'],
    ['PUT', '/offers/company/update-application-to-offer/{id}'],
    ['PUT', '/offers/company/confirm-offer/{offerId}', { id: user, ...reason }],
    ['PUT', '/offers/company/reject-offer/{offerId}', { id: user, ...reason }],
    ['PUT', '/offers/company/cancel-offer/{offerId}', reason],
    ['PUT', '/offers/company/private/cancel-offer/{offerId}', reason],
    ['PUT', '/offers/book/{offerId}'],
    ['PUT', '/offers/company/private/accept/{offerId}'],
    ['PUT', '/offers/company/private/reject/{offerId}'],
    ['PUT', '/calendar/professional/availability/cancel/{availabilityId}/{date}'],
    ['PUT', '/calendar/professional/availability/accept/{id}/{date}'],
    ['PUT', '/calendar/professional/availability/reject/{id}/{date}'],
    ['DELETE', '/calendar/professional/availability/{id}/{date}'],
    ['PATCH', '/messages/{receivedByID}/{sentByID}'],
    [
      'POST',
      '/messages',
      { receivedByID: user, message: 'Good morning', createdAt: '2026-12-01T06:00:00.000Z', sentByID: company },
    ],
    ['GET', '/messages/getConversationUnreadCount/{receivedByID}/{sentByID}'],
    ['GET', '/messages/getTotalUnreadCount/{receivedByID}'],
    ['GET', '/messages/getUnreadChats/{receivedByID}'],
    ['POST', '/notifications/addPushToken', { token: 'c'.repeat(140), type: 'android' }],
  ])('%s %s is an operation that takes what is sent', (method, path, sent) => {
    const operation = operationAt(method, path)
    expect(operation).toBeDefined()
    if (sent) expect((operation?.body ?? operation?.query)?.safeParse(sent).error?.issues).toBeUndefined()
  })
})

it('the titles of SPEC 8 are each that of an operation; the tenant is loaded by none', () => {
  expect(Object.values(failureTitles)).toEqual([
    'Failed to load bookings',
    'Failed to create or load booking',
    'Failed to update or load booking',
    'Failed to delete or load booking',
    'Failed to load availability',
    'Failed to create or load availability',
    'Failed to update or load availability',
    'Failed to delete availability',
    'Failed to load offers',
    'Failed to create or load offer',
    'Failed to update or load offer',
    'Failed to get offer',
    'Failed to load company',
    'Failed to create or load invite',
    'Failed to cancel invite',
    'Failed to load pending invites',
    'Failed to load hash',
    'Failed to load tenant',
  ])
  const used = new Set(operations.flatMap(({ failure }) => failure ?? []))
  expect(Object.values(failureTitles).filter((title) => !used.has(title))).toEqual(['Failed to load tenant'])
})
