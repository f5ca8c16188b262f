import { describe, expect, it } from 'vitest'
import type { Caller } from '#tests/support/api.ts'
import { bookNowRequest, createInstantLocum, instantLimits } from '#tests/support/instant-booking.ts'
import { expectConsistent } from '#tests/support/invariants.ts'
import { ahead, createPractice, shiftAhead } from '#tests/support/people.ts'
import { sharedApi } from '#tests/support/shared-api.ts'

const { api, admin, newLocum } = await sharedApi()
const practice = await createPractice(api)

const locumFor = (days: number[], practices = [practice.companyId]) => createInstantLocum(api, practices, days, admin)
const book = (locum: Caller, days: number[], key?: string, body: object = {}) => {
  const request = bookNowRequest(locum, practice.companyId, days)
  return api.send('bookNow', practice.member, {
    ...request,
    body: { ...request.body, ...body } as never,
    ...(key && { key }),
  })
}
const refusalOf = async (locum: Caller, days: number[], body: object = {}) => {
  const { status, body: response } = await book(locum, days, undefined, body)
  return { status, code: response.error?.code, dates: response.error?.details?.dates }
}
const save = (locum: Caller, changes: object) =>
  api.call('saveInstantBooking', locum, { body: { ...instantLimits, ...changes } as never })
const termsFor = (locum: Caller) =>
  api.call('getInstantLimits', practice.member, {
    params: { companyId: practice.companyId, professionalId: locum.id },
  })

describe('instant booking', () => {
  it('is off at first, and switched on only with the current terms and a region', async () => {
    const locum = await newLocum()
    expect(await api.call('getInstantBooking', locum, {})).toEqual({
      on: false,
      notice_hours: 24,
      daily_limit: 1,
      locations: [],
      practices: [],
      version: expect.any(String),
    })
    const put = (changes: object) =>
      api.send('saveInstantBooking', locum, { body: { ...instantLimits, ...changes } as never })
    for (const [changes, field] of [
      [{ terms_version: undefined }, 'terms_version'],
      [{ terms_version: 0 }, 'terms_version'],
      [{ locations: [] }, 'locations'],
      [{ locations: ['Western Cape,Atlantis'] }, 'locations.0'],
      [{ daily_limit: 11 }, 'daily_limit'],
      [{ notice_hours: 3 }, 'notice_hours'],
    ] as const)
      expect((await put(changes)).body).toMatchObject({
        error: { code: 'VALIDATION_FAILED', details: { fields: [{ field }] } },
      })
    const { data } = (await put({})).body
    expect(data).toMatchObject({ on: true, terms: { version: 1 } })
    expect((await put({ terms_version: undefined, daily_limit: 3 })).body.data).toMatchObject({
      daily_limit: 3,
      terms: data.terms,
    })
  })

  it('books posted hours at the locum’s own rates, in one transaction, once', async () => {
    const locum = await locumFor([10, 11])
    expect(await termsFor(locum)).toEqual({
      possible: true,
      notice_hours: 24,
      locations: instantLimits.locations,
      left_today: 2,
    })
    const { data: booking } = (await book(locum, [10], 'now')).body
    expect(booking).toMatchObject({ booking_dates: [ahead(10)], status: 'confirmed', bookedBy: practice.member.id })
    expect((await book(locum, [10], 'now')).body.data.id).toBe(booking.id)
    expect((await termsFor(locum)).left_today).toBe(1)
    const offer = await api.call('getOffer', locum, { params: { id: booking.offerId } })
    expect(offer).toMatchObject({ offer_type: 'private', status: 'confirmed' })
    const events = await api.eventsOf(practice.member, 'now')
    expect(events).toMatchObject([{ type: 'booking.confirmed', data: { from: 'instantBooking' } }])
    expect(await api.item('professionals', locum.id, 'INSTANT')).toMatchObject({ booked: { count: 1 } })
    await expectConsistent(api, locum)
  })

  it('is refused to practices without a star, while it is off, and once either has ended', async () => {
    const [none, off, gone] = [await locumFor([10], []), await locumFor([10]), await locumFor([10])]
    await save(off, { on: false })
    await api.call('unstarPractice', gone, { params: { companyId: practice.companyId } })
    for (const locum of [none, off, gone]) {
      expect(await refusalOf(locum, [10])).toMatchObject({ status: 409, code: 'INSTANT_OFF' })
      expect(await termsFor(locum)).toEqual({ possible: false })
    }
  })

  it('is refused beyond posted hours, on tentative and booked days, with their dates', async () => {
    const locum = await locumFor([10, 11, 12])
    await api.call('changeCalendar', locum, {
      body: {
        changes: [{ dates: [ahead(12)], set: { start_time: '08:00', end_time: '18:00', status: 'open' } }],
      } as never,
    })
    await book(locum, [10])
    const late = { request_dates: [shiftAhead(11, '16:00', '19:00')] }
    const night = { request_dates: [shiftAhead(11, '17:00', '02:00')] }
    expect(await refusalOf(locum, [], late)).toMatchObject({ code: 'INSTANT_HOURS', dates: [ahead(11)] })
    expect(await refusalOf(locum, [], night)).toMatchObject({ code: 'INSTANT_HOURS', dates: [ahead(11)] })
    expect(await refusalOf(locum, [11, 12, 13])).toMatchObject({
      code: 'INSTANT_HOURS',
      dates: [ahead(12), ahead(13)],
    })
    expect(await refusalOf(locum, [10])).toMatchObject({ code: 'LOCUM_BOOKED', dates: [ahead(10)] })
    await expectConsistent(api, locum)
  })

  it('keeps region, notice and daily limit', async () => {
    const locum = await locumFor([1, 10, 11, 12])
    await save(locum, { locations: ['Western Cape,Overberg'] })
    expect((await refusalOf(locum, [10])).code).toBe('INSTANT_REGION')
    // The region is the practice's own, whatever it sends.
    const overberg = { practice_region: { province: 'Western Cape', region: 'Overberg' } }
    expect((await book(locum, [10], undefined, overberg)).status).toBe(400)
    await save(locum, { notice_hours: 72 })
    expect((await refusalOf(locum, [1, 10])).code).toBe('INSTANT_NOTICE')
    await save(locum, { daily_limit: 1 })
    expect((await book(locum, [10])).status).toBe(200)
    expect((await refusalOf(locum, [11])).code).toBe('INSTANT_LIMIT')
  })

  it('gives the hours to one of two practices that book them at the same moment', async () => {
    const second = await createPractice(api)
    const locum = await locumFor([10, 11, 12, 13, 14, 15], [practice.companyId, second.companyId])
    await save(locum, { daily_limit: 10 })
    for (const day of [10, 11, 12, 13, 14, 15]) {
      const answers = await Promise.all([
        book(locum, [day]),
        api.send('bookNow', second.member, bookNowRequest(locum, second.companyId, [day]) as never),
      ])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      expect(answers.find(({ status }) => status === 409)?.body.error.code).toBe('LOCUM_BOOKED')
    }
    expect((await termsFor(locum)).left_today).toBe(4)
    await expectConsistent(api, locum)
  })

  it('never exceeds the daily limit, nor books after it was switched off', async () => {
    const locum = await locumFor([10, 11, 12, 13])
    const answers = await Promise.all([10, 11, 12, 13].map((day) => book(locum, [day])))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
    expect(answers.filter(({ body }) => body.error?.code === 'INSTANT_LIMIT')).toHaveLength(2)

    for (let round = 0; round < 5; round += 1) {
      const racing = await locumFor([10])
      const [booked] = await Promise.all([book(racing, [10]), save(racing, { on: false })])
      expect([200, 409]).toContain(booked.status)
      const stored = await api.item('professionals', racing.id, 'INSTANT')
      expect(stored).toMatchObject({ on: false })
      expect(stored?.booked).toEqual(booked.status === 200 ? { date: ahead(0), count: 1 } : undefined)
    }
  })
})
