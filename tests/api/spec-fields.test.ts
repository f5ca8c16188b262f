import { describe, expect, it } from 'vitest'
import { sendRequest } from '#tests/support/booking-requests.ts'
import {
  ahead,
  apply,
  confirm,
  createAdmin,
  createLocum,
  createPractice,
  post,
  readOffer,
} from '#tests/support/people.ts'
import { sharedApi } from '#tests/support/shared-api.ts'
import type { ShownCandidate } from '#shared/offers/applications.schema.ts'

const { api } = await sharedApi()
const locum = await createLocum(api, {}, await createAdmin(api))
const practice = await createPractice(api)

describe('fields that SPEC 3 lists', () => {
  it('a locum has rates by kind of day, to themselves and to practices', async () => {
    const rates = { weekdays: '380', saturday: '430', sundays: '520', public_holidays: '520' }
    expect(await api.call('getOwnProfessional', locum, {})).toMatchObject({ rates })
    expect(await api.call('getProfessional', practice.member, { params: { id: locum.id } })).toMatchObject({ rates })
  })

  it('a practice has a usual budget, which a save without it keeps and null removes', async () => {
    const params = { companyId: practice.companyId }
    const operations = {
      weekdays: { start: '08:00', end: '18:00' },
      saturday: { start: '09:00', end: '13:00' },
      extra_hours: { sundays: false, public_holidays: false },
      languages: ['English'],
      systemsUsed: [],
    }
    const save = (changes: object) =>
      api.send('saveOperations', practice.member, { params, body: { ...operations, ...changes } })
    expect((await save({ rates: [350, '450'] })).body.data.rates).toEqual(['350', '450'])
    expect((await save({})).body.data.rates).toEqual(['350', '450'])
    expect(await api.call('getCompany', locum, { params })).not.toHaveProperty('rates')
    expect((await save({ rates: [450, 350] })).body.error.details.fields).toMatchObject([{ field: 'rates.1' }])
    expect((await save({ rates: null })).body.data).not.toHaveProperty('rates')
  })

  it('a booking request in a calendar has the practice’s industry and where it is', async () => {
    await api.call('requestBooking', practice.member, sendRequest(locum, practice, [40]))
    const [availability] = await api.list('listAvailability', locum, { params: { start: ahead(40), end: ahead(40) } })
    expect(availability?.booking_requests).toMatchObject([
      { industry: 'Pharmacy', address: { province: 'Western Cape', region: 'Cape Town Metro' } },
    ])
  })

  it('a posting says when it was made and when it last changed, to its locum alone', async () => {
    const days = { start: ahead(50), end: ahead(51) }
    const read = async () => (await api.list('listAvailability', locum, { params: days }))[0]
    await api.call('postAvailability', locum, {
      body: { date: ahead(50), end_date: ahead(51), status: 'available', start_time: '08:00', end_time: '17:00' },
    })
    const posted = await read()
    expect(posted?.createdAt).toBe(posted?.updatedAt)
    const changes = [{ dates: [ahead(51)], set: { status: 'available', start_time: '09:00', end_time: '17:00' } }]
    await api.call('changeCalendar', locum, { body: { changes } as never })
    const changed = await read()
    expect(changed).toMatchObject({ id: posted?.id, createdAt: posted?.createdAt })
    expect((changed?.updatedAt ?? '') > (posted?.updatedAt ?? '')).toBe(true)
    const request = { params: { ...days, professionalId: locum.id }, query: { companyId: practice.companyId } }
    const [seen] = await api.list('listAvailabilityForPractice', practice.member, request)
    expect(seen).toMatchObject({ id: posted?.id })
    expect(seen).not.toHaveProperty('updatedAt')
  })

  it('an application says when it was sent, and when it last changed', async () => {
    const offer = await post(api, practice)
    const sent = await apply(api, locum, offer)
    expect(sent.updatedAt).toBe(sent.createdAt)
    const changed = await apply(api, locum, offer, offer.available_dates.slice(1))
    expect(changed.createdAt).toBe(sent.createdAt)
    expect(changed.updatedAt > sent.updatedAt).toBe(true)
    const confirmed = await confirm(api, practice, offer, locum, offer.available_dates.slice(1, 2))
    const booked = (await readOffer(api, locum, offer)).offers_requests[0] as ShownCandidate
    expect([booked.confirmed_dates, booked.updatedAt]).toEqual([confirmed.booking_dates, confirmed.createdAt])
    const { body } = await api.send('rejectApplication', practice.member, {
      params: { offerId: offer.id },
      body: { id: locum.id, status_reason: 'We found someone nearer.' },
    })
    expect(body.data.updatedAt > booked.updatedAt).toBe(true)
  })
})
