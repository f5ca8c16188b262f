import { describe, expect, it } from 'vitest'
import { availabilityIdOf, type AvailabilityId } from '#shared/kernel/ids.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { expectConsistent } from '#tests/support/invariants.ts'
import {
  ahead,
  apply,
  confirm,
  createLocum,
  createPractice,
  post,
  shiftAhead,
  onDays,
  readOffer,
} from '#tests/support/people.ts'
import { readExport, startExport, runExportSteps } from '#tests/support/exports.ts'
import { accept, sendRequest, decline, end } from '#tests/support/booking-requests.ts'
import { sharedApi } from '#tests/support/shared-api.ts'

const { api, newLocum } = await sharedApi()
const practice = await createPractice(api)
const rival = await createPractice(api, 'Vineyard Pharmacy')

const requestOf = (offer: Offer) => offer.offers_requests[0]
const error = ({ body }: { body: { error: unknown } }) => body.error

/** The events of what a caller has just done under a key. */

describe('sending a booking request', () => {
  it('requests days of a locum, in their profession and at their rates', async () => {
    const locum = await newLocum()
    const { status, body } = await api.send('requestBooking', practice.member, {
      ...sendRequest(locum, practice, [7, 8]),
      key: 'send',
    })
    expect(body).toMatchObject({
      data: {
        offer_type: 'private',
        availabilityId: locum.id,
        accountid: practice.companyId,
        profession: 'Pharmacist',
        status: 'requested',
        revision: 1,
        rates: ['380', '520'],
        experience: 0,
        request_dates: [{ date: ahead(7) }, { date: ahead(8) }],
        offers_requests: [
          {
            id: locum.id,
            status: 'open',
            live_dates: [ahead(7), ahead(8)],
            rates: { weekdays: '380', saturday: '430', sundays: '520' },
          },
        ],
      },
    })
    expect(status).toBe(200)
    expect(body.data.offers_requests[0]).not.toHaveProperty('contact')
    expect(await api.item('offers', body.data.id, 'OFFER')).toMatchObject({
      addresseeId: locum.id,
      companyId: practice.companyId,
      last: ahead(8),
      version: 1,
    })
    expect(await api.item('offers', body.data.id, 'OFFER')).not.toHaveProperty('market')
    expect(await api.eventsOf(practice.member, 'send')).toEqual([
      {
        type: 'request.sent',
        version: 1,
        subject: body.data.id,
        data: {
          companyId: practice.companyId,
          professionalId: locum.id,
          profession: 'Pharmacist',
          companyName: 'Harbour Road Pharmacy',
          dates: [ahead(7), ahead(8)],
          lower: [],
        },
      },
    ])
  })

  it('keeps the rates within the offered budget', async () => {
    const sent = await api.call(
      'requestBooking',
      practice.member,
      sendRequest(await newLocum(), practice, [7], { rates: [400, 450] }),
    )
    expect(sent).toMatchObject({
      rates: ['400', '450'],
      offers_requests: [{ rates: { weekdays: '400', saturday: '430', sundays: '450', public_holidays: '450' } }],
    })
  })

  it('tells the locum if the pay is below their own rates', async () => {
    const locum = await newLocum()
    const { body } = await api.send('requestBooking', practice.member, {
      ...sendRequest(locum, practice, [7], { rates: [1, 1] }),
      key: 'low',
    })
    expect(body.data.offers_requests[0].rates.weekdays).toBe('1')
    const [sent] = await api.eventsOf(practice.member, 'low')
    expect(sent?.data.lower).toHaveLength(1)
    expect(sent?.data.lower[0]).toMatchObject({ offered: '1' })
    expect(Number(sent?.data.lower[0].own)).toBeGreaterThanOrEqual(380)
  })

  it.each([
    ['in the past', onDays(-1), 'request_dates.0.date', ahead(-1)],
    ['more than a year ahead', onDays(366), 'request_dates.0.date', ahead(366)],
    ['without the date in the path', {}, 'request_dates', ahead(9)],
    [
      'in an unknown region',
      { practice_region: { province: 'Western Cape', region: 'Atlantis' } },
      'practice_region.region',
      ahead(7),
    ],
  ])('refuses days %s', async (_, changes, field, date) => {
    const { params, body } = sendRequest(await newLocum(), practice, [7], changes)
    const response = await api.send('requestBooking', practice.member, { params: { ...params, date }, body })
    expect([response.status, error(response)]).toMatchObject([
      400,
      { code: 'VALIDATION_FAILED', details: { fields: [{ field }] } },
    ])
  })

  it('uses the region of the practice if none is given', async () => {
    const named = await createPractice(api, 'Overberg Pharmacy')
    await api.call('saveCompanyAddress', named.member, {
      params: { companyId: named.companyId },
      body: { street: '1 Main Road', province: 'Western Cape', region: 'Overberg', postal_code: '7200' },
    })
    const sent = await api.call(
      'requestBooking',
      named.member,
      sendRequest(await newLocum(), named, [7], { practice_region: undefined }),
    )
    expect(sent.practice_region).toEqual({ province: 'Western Cape', region: 'Overberg' })
  })

  it('is for professionals who can be booked', async () => {
    const unchecked = await createLocum(api)
    expect(
      error(await api.send('requestBooking', practice.member, sendRequest(unchecked, practice, [7]))),
    ).toMatchObject({
      code: 'LOCUM_NOT_APPROVED',
    })
    const stranger = await api.signUp('Locum', 'stranger@people.test')
    await api.call('createProfessional', stranger, { body: {} })
    expect(
      error(await api.send('requestBooking', practice.member, sendRequest(stranger, practice, [7]))),
    ).toMatchObject({
      code: 'PROFESSIONAL_NOT_FOUND',
    })
    expect(
      error(await api.send('requestBooking', practice.member, sendRequest(practice.member, practice, [7]))),
    ).toMatchObject({ code: 'PROFESSIONAL_NOT_FOUND' })
  })

  it('refuses days that are Unavailable, booked or already requested, and names them', async () => {
    const locum = await newLocum()
    await api.call('postAvailability', locum, { body: { date: ahead(9), status: 'unavailable' } })
    await api.call('postAvailability', locum, {
      body: { date: ahead(10), status: 'available', start_time: '20:00', end_time: '06:00' },
    })
    const offer = await post(api, rival, {
      request_dates: [shiftAhead(7, '08:00', '12:00')],
    })
    await apply(api, locum, offer)
    await confirm(api, rival, offer, locum)
    const night = await post(api, rival, {
      request_dates: [shiftAhead(10, '22:00', '04:00')],
    })
    await apply(api, locum, night)
    await confirm(api, rival, night, locum)
    const refused = async (days: number[], changes = {}) =>
      error(await api.send('requestBooking', practice.member, sendRequest(locum, practice, days, changes)))
    expect(await refused([7, 8])).toMatchObject({ code: 'DAY_UNAVAILABLE', details: { dates: [ahead(7)] } })
    expect(await refused([9])).toMatchObject({ code: 'DAY_UNAVAILABLE', details: { dates: [ahead(9)] } })
    expect(await refused([10], { request_dates: [shiftAhead(10, '21:00', '23:00')] })).toMatchObject({
      code: 'LOCUM_BOOKED',
      details: { dates: [ahead(10)] },
    })
    const sent = await api.call('requestBooking', practice.member, sendRequest(locum, practice, [12, 13]))
    expect(await refused([12, 14])).toMatchObject({ code: 'DAY_REQUESTED', details: { dates: [ahead(12)] } })
    await api.call('rejectBookingRequest', locum, decline(sent, [ahead(12)]))
    expect((await api.send('requestBooking', practice.member, sendRequest(locum, practice, [12, 14]))).status).toBe(200)
    expect((await api.send('requestBooking', rival.member, sendRequest(locum, rival, [13]))).status).toBe(200)
  })

  it('can name a posting if the day belongs to it', async () => {
    const locum = await newLocum()
    const posting = await api.call('postAvailability', locum, {
      body: { date: ahead(7), end_date: ahead(8), status: 'available', start_time: '08:00', end_time: '17:00' },
    })
    const naming = (day: number, id: AvailabilityId = posting.id) => {
      const { params, body } = sendRequest(locum, practice, [day])
      return api.send('requestBooking', practice.member, { params: { ...params, id }, body })
    }
    const response = await naming(7)
    expect(response.body).toMatchObject({ data: { availabilityId: posting.id } })
    expect(error(await naming(9))).toMatchObject({ code: 'AVAILABILITY_NOT_FOUND' })
    expect(error(await naming(8, availabilityIdOf(locum.id, 'V0000000')))).toMatchObject({
      code: 'AVAILABILITY_NOT_FOUND',
    })
  })
})

describe('responding to a booking request', () => {
  it('accepts some of the days: the booking has the request’s terms, the others are declined', async () => {
    const locum = await newLocum()
    const sent = await api.call(
      'requestBooking',
      practice.member,
      sendRequest(locum, practice, [7, 8, 9], { notes: 'Bring your card.' }),
    )
    const { status, body } = await api.send('acceptBookingRequest', locum, {
      ...accept(sent, [ahead(7), ahead(9)]),
      key: 'accept',
    })
    expect(body).toMatchObject({
      data: {
        booking_request_type: 'availability',
        booking_type: 'professional',
        booking_dates: [ahead(7), ahead(9)],
        notes: 'Bring your card.',
        offerId: sent.id,
        bookedBy: locum.id,
        booking_request_ref: requestOf(sent)?.uniqueAppReference,
      },
    })
    expect(status).toBe(200)
    expect(await readOffer(api, practice.member, sent)).toMatchObject({
      status: 'partially-confirmed',
      booking_dates: [ahead(7), ahead(9)],
      offers_requests: [
        {
          status: 'partially-confirmed',
          live_dates: [],
          confirmed_dates: [ahead(7), ahead(9)],
          contact: '082 123 4567',
          dropped_dates: [{ date: ahead(8), cause: 'declined' }],
        },
      ],
    })
    expect(await api.eventsOf(locum, 'accept')).toMatchObject([
      {
        type: 'booking.confirmed',
        subject: body.data.id,
        data: { bookedBy: locum.id, dates: [ahead(7), ahead(9)], declined: [ahead(8)] },
      },
    ])
    const { Items } = await api.call('listPracticeBookings', practice.member, {
      params: { companyId: practice.companyId, start: ahead(0), end: ahead(30) },
    })
    expect(Items).toEqual(
      expect.arrayContaining([expect.objectContaining({ id: body.data.id, booking_type: 'company' })]),
    )
    await expectConsistent(api, locum)
    expect(error(await api.send('acceptBookingRequest', locum, accept(sent)))).toMatchObject({ code: 'STALE_STATE' })
  })

  it('declines some days and then the rest', async () => {
    const locum = await newLocum()
    const sent = await api.call('requestBooking', practice.member, sendRequest(locum, practice, [7, 8]))
    expect(await api.call('rejectBookingRequest', locum, decline(sent, [ahead(7)], 'I am on leave.'))).toMatchObject({
      status: 'requested',
      offers_requests: [{ status: 'open', live_dates: [ahead(8)] }],
    })
    expect(error(await api.send('rejectBookingRequest', locum, decline(sent, [ahead(7)])))).toMatchObject({
      code: 'DATE_NOT_OPEN',
    })
    const declined = await api.call('rejectBookingRequest', locum, decline(sent))
    expect(requestOf(declined)?.version).toBe(3)
    expect(requestOf(await readOffer(api, locum, sent))?.version).toBe(3)
    expect(await readOffer(api, practice.member, sent)).toMatchObject({
      status: 'cancelled',
      isactive: false,
      offers_requests: [{ status: 'rejected', ended: 'declined', live_dates: [] }],
    })
  })

  it('is withdrawn by the practice or declined by the locum, under the same path', async () => {
    const locum = await newLocum()
    const [first, second] = [
      await api.call('requestBooking', practice.member, sendRequest(locum, practice, [7])),
      await api.call('requestBooking', practice.member, sendRequest(locum, practice, [8])),
    ]
    expect(await api.call('cancelBookingRequest', practice.member, end(first))).toMatchObject({
      offers_requests: [{ status: 'cancelled', ended: 'withdrawn', status_reason: 'We have found someone else.' }],
    })
    expect(await api.call('cancelBookingRequest', locum, end(second))).toMatchObject({
      offers_requests: [{ status: 'rejected', ended: 'declined' }],
    })
    expect(error(await api.send('acceptBookingRequest', locum, accept(first)))).toMatchObject({ code: 'STALE_STATE' })
    const alias = { ...end(second), path: '/calendar/professional/availability/cancel/{availabilityId}/{date}' }
    expect(error(await api.send('cancelBookingRequest', locum, alias))).toMatchObject({ code: 'STALE_STATE' })
  })

  it('uses the request as it was seen, under its own path', async () => {
    const locum = await newLocum()
    const sent = await api.call('requestBooking', practice.member, sendRequest(locum, practice, [7]))
    const { params, body } = accept(sent)
    expect(
      error(await api.send('acceptBookingRequest', locum, { params, body: { ...body, revision: 2 } })),
    ).toMatchObject({ code: 'REQUEST_CHANGED' })
    expect(
      error(await api.send('acceptBookingRequest', locum, { params, body: { ...body, dates: [ahead(8)] } })),
    ).toMatchObject({ code: 'DATE_NOT_OPEN' })
    for (const wrong of [
      { ...params, date: ahead(8) },
      { ...params, id: practice.member.id },
    ]) {
      expect(error(await api.send('acceptBookingRequest', locum, { params: wrong, body }))).toMatchObject({
        code: 'REQUEST_NOT_FOUND',
      })
    }
  })

  it('books a day once: the second of two practices learns that the locum is booked', async () => {
    const locum = await newLocum()
    const [mine, theirs] = [
      await api.call('requestBooking', practice.member, sendRequest(locum, practice, [7])),
      await api.call('requestBooking', rival.member, sendRequest(locum, rival, [7, 8])),
    ]
    await api.call('acceptBookingRequest', locum, accept(mine))
    expect(error(await api.send('acceptBookingRequest', locum, accept(theirs)))).toMatchObject({
      code: 'YOU_ARE_BOOKED',
      details: { dates: [ahead(7)] },
    })
    await api.call('acceptBookingRequest', locum, accept(theirs, [ahead(8)]))
    await expectConsistent(api, locum)
  })

  it('books nothing on a day that was marked Unavailable since: the locum learns which, and can accept the others', async () => {
    const locum = await newLocum()
    const sent = await api.call('requestBooking', practice.member, sendRequest(locum, practice, [7, 8]))
    await api.call('postAvailability', locum, { body: { date: ahead(7), status: 'unavailable' } })
    expect(error(await api.send('acceptBookingRequest', locum, accept(sent)))).toMatchObject({
      code: 'DAY_OFF',
      details: { dates: [ahead(7)] },
    })
    expect((await api.send('acceptBookingRequest', locum, accept(sent, [ahead(8)]))).status).toBe(200)
    await expectConsistent(api, locum)
  })

  it('tells the second of two devices that the request has changed, not that the locum is booked elsewhere', async () => {
    const locum = await newLocum()
    for (const day of [7, 8, 9, 10, 11]) {
      const body = accept(await api.call('requestBooking', practice.member, sendRequest(locum, practice, [day])))
      const answers = await Promise.all([1, 2, 3].map(() => api.send('acceptBookingRequest', locum, body)))
      expect(answers.map((response) => (response.status === 200 ? 200 : response.body.error.code)).sort()).toEqual([
        200,
        'STALE_STATE',
        'STALE_STATE',
      ])
    }
  })

  it('frees the days of a cancelled booking without sending the request again', async () => {
    const locum = await newLocum()
    const sent = await api.call('requestBooking', practice.member, sendRequest(locum, practice, [7, 8]))
    const booking = await api.call('acceptBookingRequest', locum, accept(sent))
    await api.call('cancelBooking', locum, {
      params: { bookingId: booking.id, accountId: locum.id },
      body: { status_reason: 'My child is ill.' },
    })
    expect(await readOffer(api, practice.member, sent)).toMatchObject({
      status: 'cancelled',
      available_dates: [],
      revision: 1,
      offers_requests: [
        { status: 'cancelled', ended: 'booking-cancelled', live_dates: [], status_reason: 'My child is ill.' },
      ],
    })
    await expectConsistent(api, locum)
    expect((await api.send('requestBooking', rival.member, sendRequest(locum, rival, [7]))).status).toBe(200)
  })
})

describe('a private offer', () => {
  it('is visible only to its practice and the locum it was sent to', async () => {
    const [locum, other] = [await newLocum(), await newLocum()]
    const sent = await api.call('requestBooking', practice.member, sendRequest(locum, practice, [7]))
    expect(await readOffer(api, locum, sent)).toMatchObject({
      id: sent.id,
      offers_requests: [{ id: locum.id, status: 'open' }],
    })
    for (const foreign of [other, rival.member]) {
      expect(error(await api.send('getOffer', foreign, { params: { id: sent.id } }))).toMatchObject({
        code: 'OFFER_NOT_FOUND',
      })
    }
    expect(error(await api.send('acceptBookingRequest', other, accept(sent)))).toMatchObject({
      code: 'REQUEST_NOT_FOUND',
    })
    expect(error(await api.send('rejectBookingRequest', other, decline(sent)))).toMatchObject({
      code: 'REQUEST_NOT_FOUND',
    })
    const found: Offer[] = await api.list('searchOffers', other, {
      params: { profession: 'Pharmacist', start: ahead(0), end: ahead(60), experience: 0 },
    })
    expect(found.map(({ id }) => id)).not.toContain(sent.id)
  })

  it('is listed for both parties beside public offers', async () => {
    const locum = await newLocum()
    const sent = await api.call('requestBooking', practice.member, sendRequest(locum, practice, [7]))
    const offer = await post(api, practice)
    await apply(api, locum, offer)
    const period = { start: ahead(0), end: ahead(60) }
    const mine = await api.call('listMyApplications', locum, { params: period })
    const kinds = (mine.Items as Offer[]).map(({ id, offer_type, offers_requests: [candidate] }) => [
      id,
      offer_type,
      candidate?.status,
    ])
    expect(kinds.sort()).toEqual(
      [
        [sent.id, 'private', 'open'],
        [offer.id, 'public', 'requested'],
      ].sort(),
    )
    const ours = await api.call('listCompanyOffers', practice.member, {
      params: { id: practice.companyId, ...period },
    })
    expect(ours.Items).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: sent.id, status: 'requested' }),
        expect.objectContaining({ id: offer.id, status: 'requested' }),
      ]),
    )
    await startExport(api, locum)
    await runExportSteps(api, locum.id)
    const { applications } = (await (await fetch((await readExport(api, locum)).body.data.url)).json()) as {
      applications: Offer[]
    }
    expect(applications).toEqual(expect.arrayContaining([expect.objectContaining({ id: sent.id })]))
  })

  it('can’t be used through the operations of public offers', async () => {
    const locum = await newLocum()
    const sent = await api.call('requestBooking', practice.member, sendRequest(locum, practice, [7]))
    const id = { offerId: sent.id }
    const answers = [
      await api.send('applyToOffer', locum, { params: { id: sent.id }, body: { revision: 1, dates: [ahead(7)] } }),
      await api.send('confirmApplication', practice.member, { params: id, body: { id: locum.id } }),
      await api.send('rejectApplication', practice.member, {
        params: id,
        body: { id: locum.id, status_reason: 'Not any more.' },
      }),
      await api.send('cancelOffer', practice.member, { params: id, body: { status_reason: 'Not any more.' } }),
    ]
    expect(answers.map((response) => (error(response) as { code: string }).code)).toEqual(
      Array(4).fill('OFFER_NOT_FOUND'),
    )
    const offer = await post(api, practice)
    await apply(api, locum, offer)
    const asPrivate = {
      params: { availabilityId: locum.id, date: ahead(7) },
      body: { id: offer.id, status_reason: 'Not any more.' },
    }
    expect(error(await api.send('cancelBookingRequest', practice.member, asPrivate))).toMatchObject({
      code: 'REQUEST_NOT_FOUND',
    })
  })
})
