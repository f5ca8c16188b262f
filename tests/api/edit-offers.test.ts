import { describe, expect, it } from 'vitest'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { OFFER_DELETED_REASON } from '#shared/offers/offer-days.rules.ts'
import { accept, sendRequest } from '#tests/support/booking-requests.ts'
import type { Caller } from '#tests/support/api.ts'
import {
  ahead,
  apply,
  confirm,
  createPractice,
  offerInput,
  post,
  type OfferInput,
  shiftAhead,
  shiftsAhead,
  onDays,
  readOffer,
} from '#tests/support/people.ts'
import { sharedApi } from '#tests/support/shared-api.ts'

const { api, admin, newLocum } = await sharedApi()
const practice = await createPractice(api)
const locum = await newLocum()

const edit = ({ id }: Offer, changes: Partial<OfferInput> = {}, key?: string) =>
  api.send('editOffer', practice.member, {
    params: { id },
    body: { ...offerInput(practice.companyId), ...changes } as never,
    ...(key && { key }),
  })
const fieldsOf = ({ body }: Awaited<ReturnType<typeof edit>>) => body.error.details.fields

describe('editing a public offer', () => {
  it('does not replace notes that were written since the form was opened', async () => {
    const offer = await post(api, practice)
    const save = (version: string, notes: string) =>
      api.send('editOffer', practice.member, {
        params: { id: offer.id },
        body: { ...offerInput(practice.companyId), notes } as never,
        version,
      })
    const { updatedAt } = await readOffer(api, practice.member, offer)
    expect((await save(updatedAt, 'The side door is open.')).status).toBe(200)
    const second = await save(updatedAt, 'Parking is behind the building.')
    expect([second.status, second.body.error.code]).toEqual([409, 'STALE_STATE'])
    const now = await readOffer(api, practice.member, offer)
    expect(now).toMatchObject({ notes: 'The side door is open.', revision: 1 })
    const { body } = await save(now.updatedAt, 'Parking is behind the building.')
    expect(body.data).toMatchObject({ notes: 'Parking is behind the building.', revision: 1 })
  })

  it('keeps the applications if only the notes change', async () => {
    const offer = await post(api, practice)
    await apply(api, locum, offer)
    const { body } = await edit(offer, { notes: 'Parking is behind the building.' }, 'notes')
    expect(body.data).toMatchObject({ notes: 'Parking is behind the building.', revision: 1 })
    expect((await readOffer(api, practice.member, offer)).offers_requests).toMatchObject([{ status: 'requested' }])
    expect(await api.eventsOf(practice.member, 'notes')).toMatchObject([
      { type: 'offer.notes-edited', subject: offer.id },
    ])
  })

  it.each([
    ['the budget', { rates: [400, 600] }],
    ['the lunch', { lunch: { allowed: true, paid: true, period: 1 } }],
    ['the hours', { request_dates: [shiftAhead(7, '09:00'), shiftAhead(8), shiftAhead(9)] }],
  ] as [string, Partial<OfferInput>][])('ends the applications if %s change', async (_, changes) => {
    const offer = await post(api, practice)
    await apply(api, locum, offer)
    const { body } = await edit(offer, changes)
    expect(body.data).toMatchObject({
      revision: 2,
      status: 'open',
      offers_requests: [{ id: locum.id, ended: 'offer-changed', live_dates: [] }],
    })
    const [ended] = (await readOffer(api, locum, offer)).offers_requests
    expect(ended).toMatchObject({ status: 'cancelled', ended: 'offer-changed', live_dates: [] })
    const { rates, lunch, request_dates } = offer
    expect(await readOffer(api, locum, offer)).toMatchObject({ before_edit: { rates, lunch, request_dates } })
    expect((await apply(api, locum, body.data)).status).toBe('requested')
    expect(await readOffer(api, locum, offer)).not.toHaveProperty('before_edit')
  })

  it('replaces the days that are not booked and keeps those that are', async () => {
    const offer = await post(api, practice, onDays(20, 21, 22))
    await apply(api, locum, offer)
    const booking = await confirm(api, practice, offer, locum, [ahead(20)])
    const { body } = await edit(offer, onDays(22, 24), 'days')
    expect(body.data).toMatchObject({
      status: 'partially-confirmed',
      booking_dates: [ahead(20)],
      booking_dates_times: shiftsAhead(20),
      available_dates: [ahead(22), ahead(24)],
    })
    expect(body.data.mapped_dates[0]).toMatchObject({ booking: booking.id })
    expect(await api.eventsOf(practice.member, 'days')).toMatchObject([
      { type: 'offer.edited', data: { endedRevision: 1, openedRevisions: { [ahead(21)]: 1, [ahead(22)]: 1 } } },
    ])
    const moved = await edit(offer, { request_dates: [shiftAhead(20, '10:00'), shiftAhead(22)] })
    expect(fieldsOf(moved)).toEqual([
      { field: 'request_dates.0.date', message: 'This day is booked, so its hours can’t be changed' },
    ])
    const elsewhere = await edit(offer, {
      request_dates: shiftsAhead(22),
      practice_region: { province: 'Gauteng', region: 'Sedibeng' },
    })
    expect(fieldsOf(elsewhere)).toEqual([
      { field: 'practice_region', message: 'A day is booked, so this can’t be changed' },
    ])
    const far = await edit(offer, onDays(52))
    expect(fieldsOf(far)).toEqual([{ field: 'request_dates', message: 'All dates of an offer must be within 31 days' }])
  })

  it('is refused once all days are booked, after a cancellation, and at another revision', async () => {
    const booked = await post(api, practice, onDays(25))
    await apply(api, locum, booked)
    await confirm(api, practice, booked, locum)
    expect((await edit(booked, onDays(26))).body.error.code).toBe('DATES_BOOKED')
    const offer = await post(api, practice)
    expect((await edit(offer, { revision: 2 })).body.error.code).toBe('STALE_STATE')
    const past = await edit(offer, onDays(-1))
    expect(fieldsOf(past)).toEqual([{ field: 'request_dates.0.date', message: 'Choose today or a later date' }])
    await api.call('cancelOffer', practice.member, {
      params: { offerId: offer.id },
      body: { status_reason: 'We close that week.' },
    })
    expect((await edit(offer, { rates: [400, 500] })).body.error.code).toBe('OFFER_CANCELLED')
  })

  it('moves it to the market of its new profession and region', async () => {
    const offer = await post(api, practice)
    await edit(offer, { practice_region: { province: 'Gauteng', region: 'Sedibeng' } })
    expect(await api.item('offers', offer.id, 'OFFER')).toMatchObject({ market: 'Pharmacist#Gauteng,Sedibeng' })
  })
})

describe('deleting a public offer', () => {
  const remove = ({ id }: Offer) => api.send('deleteOffer', practice.member, { params: { id } })

  it('removes it for its practice; applicants see it as cancelled', async () => {
    const offer = await post(api, practice)
    await apply(api, locum, offer)
    expect((await remove(offer)).body.data).toMatchObject({ isdeleted: true, status: 'cancelled' })
    const gone = await api.send('getOffer', practice.member, { params: { id: offer.id } })
    expect(gone.body.error.code).toBe('OFFER_NOT_FOUND')
    expect((await edit(offer)).body.error.code).toBe('OFFER_NOT_FOUND')
    expect((await remove(offer)).body.error.code).toBe('OFFER_NOT_FOUND')
    const { Items } = await api.call('listCompanyOffers', practice.member, {
      params: { id: practice.companyId, start: ahead(0), end: ahead(30) },
    })
    expect(Items.map(({ id }: Offer) => id)).not.toContain(offer.id)
    expect(await readOffer(api, locum, offer)).toMatchObject({
      status: 'cancelled',
      status_reason: OFFER_DELETED_REASON,
    })
    const stranger = await newLocum()
    expect((await api.send('getOffer', stranger, { params: { id: offer.id } })).status).toBe(404)
  })

  it('is refused once a day was booked, even if that booking was cancelled', async () => {
    const offer = await post(api, practice, onDays(27))
    await apply(api, locum, offer)
    const booking = await confirm(api, practice, offer, locum)
    await api.call('cancelBooking', practice.member, {
      params: { bookingId: booking.id, accountId: practice.companyId },
      body: { status_reason: 'We close that day.' },
    })
    expect((await remove(offer)).body.error.code).toBe('OFFER_BOOKED')
  })
})

describe('an application by SPEC 5', () => {
  it('adds its date, and never withdraws', async () => {
    const offer = await post(api, practice)
    const send = (body: object) =>
      api.send('applyToOffer', locum, { params: { id: offer.id }, body: body as never }).then((sent) => sent.body)
    const day = (date: string) => send({ offer: offer.id, professionalId: locum.id, date })
    expect((await day(ahead(8))).data).toMatchObject({ status: 'requested', live_dates: [ahead(8)] })
    expect((await day(ahead(7))).data).toMatchObject({ live_dates: [ahead(7), ahead(8)] })
    expect((await day(ahead(7))).data).toMatchObject({ live_dates: [ahead(7), ahead(8)] })
  })

  it('has the whole offer, the locum and a date; what is missing or no object is said as SPEC 8 does', async () => {
    const offer = await post(api, practice)
    const read = await readOffer(api, locum, offer)
    const send = (body: object) =>
      api.send('applyToOffer', locum, { params: { id: offer.id }, body: body as never }).then((sent) => sent.body)
    const whole = { offer: read, professionalId: locum.id, date: ahead(8) }
    expect((await send(whole)).data).toMatchObject({ status: 'requested', live_dates: [ahead(8)] })
    expect((await send({ offer: read, dates: [ahead(7)] })).data).toMatchObject({ live_dates: [ahead(7)] })
    for (const name of Object.keys(whole)) {
      const { [name as keyof typeof whole]: _, ...rest } = whole
      expect((await send(rest)).error.details).toEqual({
        fields: [{ field: name, message: 'Argument not provided' }],
        kind: 'missing-argument',
        code: 100,
      })
    }
    for (const other of [7, true, [], null])
      expect((await send({ ...whole, offer: other })).error.details).toEqual({
        fields: [{ field: 'offer', message: 'Offer can only be an object' }],
        kind: 'type',
        code: 103,
      })
    expect((await send({ ...whole, offer: {} })).error.details.fields).toMatchObject([{ field: 'offer.id' }])
    expect((await send({})).error.details.fields).toEqual([{ field: 'dates', message: 'Required' }])
  })
})

describe('a private offer', () => {
  const sent = async (days: number[]): Promise<{ to: Caller; offer: Offer }> => {
    const to = await newLocum()
    const { fills: _, ...fields } = sendRequest(to, practice, days).body
    const body = { ...fields, availabilityId: to.id }
    const offer = await api.call('sendPrivateOffer', practice.member, { body })
    return { to, offer }
  }
  const editPrivate = ({ id }: Offer, to: Caller, days: number[], changes = {}) =>
    api.send('editPrivateOffer', practice.member, {
      params: { id },
      body: sendRequest(to, practice, days, changes).body as never,
    })

  it('is a booking request under the paths of SPEC 7', async () => {
    const { to, offer } = await sent([10, 11])
    expect(offer).toMatchObject({ offer_type: 'private', availabilityId: to.id, status: 'requested' })
    const booking = await api.call('acceptPrivateOffer', to, {
      params: { offerId: offer.id },
      body: { dates: [ahead(10)] },
    })
    expect(booking).toMatchObject({ booking_dates: [ahead(10)], booking_request_type: 'availability' })
    expect(await readOffer(api, practice.member, offer)).toMatchObject({ status: 'partially-confirmed' })
  })

  it('can be declined and withdrawn', async () => {
    const first = await sent([10])
    const declined = await api.call('rejectPrivateOffer', first.to, { params: { offerId: first.offer.id }, body: {} })
    expect(declined.offers_requests[0]).toMatchObject({ status: 'rejected' })
    const second = await sent([10])
    const withdrawn = await api.call('cancelPrivateOffer', practice.member, {
      params: { offerId: second.offer.id },
      body: { status_reason: 'We have found someone else.' },
    })
    expect(withdrawn.offers_requests[0]).toMatchObject({ status: 'cancelled' })
  })

  it('can be changed until it is answered; what was seen before can’t be accepted then', async () => {
    const { to, offer } = await sent([10, 11])
    const changed = await editPrivate(offer, to, [11, 12], { rates: [500, 600] })
    expect(changed.body.data).toMatchObject({ revision: 2, available_dates: [ahead(11), ahead(12)] })
    const stale = await api.send('acceptBookingRequest', to, accept(offer))
    expect(stale.body.error.code).toBe('REQUEST_NOT_FOUND')
    const seen = await api.send('acceptPrivateOffer', to, { params: { offerId: offer.id }, body: { revision: 1 } })
    expect(seen.body.error.code).toBe('REQUEST_CHANGED')
    await api.call('rejectPrivateOffer', to, { params: { offerId: offer.id }, body: { dates: [ahead(11)] } })
    expect((await editPrivate(offer, to, [13])).body.error.code).toBe('REQUEST_ANSWERED')
  })

  it('keeps the time to answer of an edit that names none', async () => {
    const { to, offer } = await sent([10, 11])
    const hoursLeft = (respondBy = '') => Math.round((Date.parse(respondBy) - Date.now()) / 3_600_000)
    expect(hoursLeft((await editPrivate(offer, to, [10], { respond_hours: 48 })).body.data.respond_by)).toBe(48)
    expect(hoursLeft((await editPrivate(offer, to, [11])).body.data.respond_by)).toBe(48)
  })

  it('names its professional, by id or by a posting of theirs', async () => {
    const to = await newLocum()
    const { body } = sendRequest(to, practice, [10])
    const send = (more: object) => api.send('sendPrivateOffer', practice.member, { body: { ...body, ...more } })
    expect((await send({})).body.error.details.fields).toEqual([{ field: 'professionalId', message: 'Required' }])
    expect((await send({ professionalId: locum.id, availabilityId: to.id })).body.error.details.fields).toEqual([
      { field: 'availabilityId', message: 'This availability belongs to another locum' },
    ])
  })
})

it.each([
  ['postOffer', 'Offer'],
  ['editOffer', 'Offer'],
  ['applyToOffer', 'Offer'],
  ['sendPrivateOffer', 'Offer'],
  ['postAvailability', 'Availability'],
  ['createBooking', 'Booking'],
  ['updateBooking', 'Booking'],
] as const)('a body of %s that is no object says so, with SPEC 8’s kind and number', async (name, word) => {
  const isOfLocum = name === 'applyToOffer' || name === 'postAvailability'
  const caller = isOfLocum ? locum : word === 'Booking' ? admin : practice.member
  for (const rawBody of ['[]', '"text"', '7', 'null']) {
    const params = name === 'updateBooking' ? { bookingId: 'B0000000' } : { id: 'off_0000000000000000' }
    const { status, body } = await api.send(name, caller, { params, rawBody } as never)
    expect([status, body.error.code, body.error.details]).toEqual([
      400,
      'VALIDATION_FAILED',
      { fields: [{ field: 'body', message: `${word} can only be an object` }], kind: 'type', code: 103 },
    ])
  }
})
