import { describe, expect, it, vi } from 'vitest'
import type { Offer } from '#shared/offers/offers.schema.ts'
import type { Caller } from '#tests/support/api.ts'
import { ANOTHER_CHOSEN_REASON } from '#shared/offers/offers.rules.ts'
import {
  ahead,
  apply,
  approvalBody,
  confirm,
  createLocum,
  createPractice,
  post,
  shiftAhead,
  shiftsAhead,
  readOffer,
} from '#tests/support/people.ts'
import { sharedApi } from '#tests/support/shared-api.ts'

const { api, admin, newLocum } = await sharedApi()
const practice = await createPractice(api)

describe('offers near me', () => {
  const seen = async (locum: Caller, offers: Offer[]): Promise<string[]> => {
    const found: Offer[] = await api.list('searchOffers', locum, {
      params: { profession: 'Pharmacist', start: ahead(0), end: ahead(90), experience: 0 },
    })
    const ids = new Set(found.map(({ id }) => id))
    return offers.filter(({ id }) => ids.has(id)).map(({ practice_region }) => practice_region.region)
  }

  it.each([true, false])(
    'are those in the home region and the chosen regions (willing to travel: %s)',
    async (willing_to_travel) => {
      const at = (province: string, region: string) => post(api, practice, { practice_region: { province, region } })
      const offers = [
        await at('Western Cape', 'Cape Town Metro'),
        await at('Western Cape', 'Overberg'),
        await at('Gauteng', 'Sedibeng'),
      ]
      const locum = await newLocum()
      const name = (locations: string[]) => api.call('saveAboutMe', locum, { body: { willing_to_travel, locations } })
      expect(await seen(locum, offers)).toEqual(['Cape Town Metro'])
      await name(['Western Cape,Overberg'])
      expect(await seen(locum, offers)).toEqual(['Cape Town Metro', 'Overberg'])
      await name(['Gauteng,Sedibeng', 'Western Cape,Cape Town Metro'])
      expect(await seen(locum, offers)).toEqual(['Cape Town Metro', 'Sedibeng'])
      await api.call('saveAboutMe', locum, {
        body: { address: { province: 'Western Cape', region: 'Overberg', suburb: 'Hermanus' } },
      })
      await name([])
      expect(await seen(locum, offers)).toEqual(['Overberg'])
    },
  )
})

describe('posting an offer', () => {
  it('stores it, lists it for practice and market, and writes an event', async () => {
    const offer = await post(api, practice)
    expect(offer).toMatchObject({
      status: 'open',
      rates: ['350', '550'],
      offer_type: 'public',
      revision: 1,
      available_dates: [ahead(7), ahead(8), ahead(9)],
    })
    expect(await api.item('offers', offer.id, 'OFFER')).toMatchObject({
      market: 'Pharmacist#Western Cape,Cape Town Metro',
      last: ahead(9),
      version: 1,
    })
    const { Items } = await api.call('listCompanyOffers', practice.member, {
      params: { id: practice.companyId, start: ahead(0), end: ahead(30) },
    })
    expect(Items.map((found: Offer) => found.id)).toContain(offer.id)
  })

  it('refuses days in the past, and names them', async () => {
    const { status, body } = await api.send('postOffer', practice.member, {
      body: {
        accountid: practice.companyId,
        profession: 'Pharmacist',
        practice_region: { province: 'Gauteng', region: 'Pretoria and Centurion' },
        experience: 0,
        rates: ['1', '2'],
        lunch: { allowed: false, paid: false, period: 1 },
        request_dates: shiftsAhead(-1),
      },
    })
    expect(status).toBe(400)
    expect(body.error.details.fields).toEqual([
      { field: 'request_dates.0.date', message: 'Choose today or a later date' },
    ])
  })

  it('happens once under one idempotency key, and not at all under a reused one', async () => {
    const body = (await post(api, practice)) && {
      accountid: practice.companyId,
      profession: 'Pharmacist',
      practice_region: { province: 'Limpopo', region: 'Waterberg' },
      experience: 0,
      rates: [300, 400],
      lunch: { allowed: false, paid: false, period: 1 },
      request_dates: [shiftAhead(3, '08:00', '12:00')],
    }
    const answers = []
    for (let attempt = 0; attempt < 3; attempt += 1)
      answers.push(await api.send('postOffer', practice.member, { body, key: 'once' }))
    expect(new Set(answers.map(({ status, body: response }) => `${status} ${response.data.id}`)).size).toBe(1)
    const reused = await api.send('postOffer', practice.member, { body: { ...body, experience: 1 }, key: 'once' })
    expect([reused.status, reused.body.error.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED'])
    expect((await api.eventsOf(practice.member, 'once'))[0]?.type).toBe('offer.posted')
  })
})

describe('an application', () => {
  it('is sent, visible to the practice without contact details, and withdrawn', async () => {
    const locum = await newLocum()
    const offer = await post(api, practice)
    const sent = await api.send('applyToOffer', locum, {
      params: { id: offer.id },
      body: { revision: 1, dates: [ahead(7), ahead(9)] },
      key: 'apply',
    })
    expect(sent.body.data).toMatchObject({
      id: locum.id,
      status: 'requested',
      live_dates: [ahead(7), ahead(9)],
      rates: { weekdays: '380' },
    })
    expect((await api.eventsOf(locum, 'apply'))[0]).toMatchObject({
      type: 'application.sent',
      data: { companyId: practice.companyId, dates: [ahead(7), ahead(9)] },
    })
    const seen = await readOffer(api, practice.member, offer)
    expect(seen.status).toBe('requested')
    expect(seen.offers_requests).toHaveLength(1)
    expect(seen.offers_requests[0]).not.toHaveProperty('contact')
    const withdrawn = await api.call('applyToOffer', locum, {
      params: { id: offer.id },
      body: { revision: 1, dates: [] },
    })
    expect(withdrawn).toMatchObject({ status: 'cancelled', live_dates: [] })
    expect((await readOffer(api, practice.member, offer)).status).toBe('open')
  })

  it('can be changed; it stays one application', async () => {
    const locum = await newLocum()
    const offer = await post(api, practice)
    await apply(api, locum, offer)
    const rates = { weekdays: '400', saturday: '430', sundays: '520', public_holidays: '520' }
    await api.call('applyToOffer', locum, { params: { id: offer.id }, body: { revision: 1, dates: [ahead(8)], rates } })
    const { offers_requests } = await readOffer(api, practice.member, offer)
    expect(offers_requests).toMatchObject([{ booking_dates: [ahead(8)], rates: { weekdays: '400' } }])
  })

  it.each([
    [
      'an unapproved locum',
      403,
      'NOT_APPROVED',
      async () => ({ locum: await createLocum(api), offer: await post(api, practice), body: {} }),
    ],
    [
      'an old revision',
      409,
      'OFFER_CHANGED',
      async () => ({ locum: await newLocum(), offer: await post(api, practice), body: { revision: 7 } }),
    ],
    [
      'an old revision in the whole offer that SPEC’s form has',
      409,
      'OFFER_CHANGED',
      async () => {
        const [locum, offer] = [await newLocum(), await post(api, practice)]
        const spec = { offer: { ...offer, revision: 7 }, professionalId: locum.id, date: ahead(7) }
        return { locum, offer, body: { revision: undefined, dates: undefined, ...spec } }
      },
    ],
    [
      'a single day that is not among the days',
      400,
      'VALIDATION_FAILED',
      async () => ({ locum: await newLocum(), offer: await post(api, practice), body: { date: ahead(8) } }),
    ],
    [
      'a day that is not in the offer',
      409,
      'DATE_NOT_OPEN',
      async () => ({ locum: await newLocum(), offer: await post(api, practice), body: { dates: [ahead(20)] } }),
    ],
    [
      'a day marked Unavailable',
      409,
      'DAY_OFF',
      async () => {
        const locum = await newLocum()
        await api.call('postAvailability', locum, { body: { date: ahead(8), status: 'unavailable' } })
        return { locum, offer: await post(api, practice), body: { dates: [ahead(7), ahead(8)] } }
      },
    ],
    [
      'too little experience',
      409,
      'NOT_ELIGIBLE',
      async () => ({ locum: await newLocum(), offer: await post(api, practice, { experience: 40 }), body: {} }),
    ],
    [
      'another profession',
      409,
      'NOT_ELIGIBLE',
      async () => ({
        locum: await newLocum(),
        offer: await post(api, practice, { profession: 'Registered Nurse' }),
        body: {},
      }),
    ],
  ] as const)('is refused for %s', async (_, status, code, arrange) => {
    const { locum, offer, body } = await arrange()
    const response = await api.send('applyToOffer', locum, {
      params: { id: offer.id },
      body: { revision: 1, dates: [ahead(7)], ...body },
    })
    expect([response.status, response.body.error.code]).toEqual([status, code])
    if (code === 'DAY_OFF') expect(response.body.error.details).toEqual({ dates: [ahead(8)] })
    expect(await api.item('offers', offer.id, `OFFER-APPLICATION#${locum.id}`)).toBeUndefined()
  })

  it('is declined with a reason that the locum can read, and stays declined', async () => {
    const locum = await newLocum()
    const offer = await post(api, practice)
    await apply(api, locum, offer)
    const declined = await api.call('rejectApplication', practice.member, {
      params: { offerId: offer.id },
      body: { id: locum.id, status_reason: 'We found someone nearer.' },
    })
    const status_reason = `${ANOTHER_CHOSEN_REASON}\nWe found someone nearer.`
    expect(declined).toMatchObject({ status: 'rejected', status_reason })
    expect((await readOffer(api, practice.member, offer)).offers_requests[0]?.version).toBe(declined.version)
    const { Items } = await api.call('listMyApplications', locum, { params: { start: ahead(0), end: ahead(60) } })
    expect(Items[0].offers_requests[0]).toMatchObject({ status: 'rejected', status_reason })
    const again = (dates: string[]) =>
      api.send('applyToOffer', locum, { params: { id: offer.id }, body: { revision: 1, dates } })
    expect((await again([ahead(7)])).body.error.code).toBe('APPLICATION_DECLINED')
    const twice = await api.send('rejectApplication', practice.member, {
      params: { offerId: offer.id },
      body: { id: locum.id, status_reason: 'We found someone nearer.' },
    })
    expect(twice.body.error.code).toBe('STALE_STATE')
  })

  it('stays declined for its days when the locum applies for others', async () => {
    const locum = await newLocum()
    const offer = await post(api, practice)
    await apply(api, locum, offer, [ahead(7), ahead(8)])
    await api.call('rejectApplication', practice.member, {
      params: { offerId: offer.id },
      body: { id: locum.id, status_reason: 'We found someone nearer.' },
    })
    expect(await apply(api, locum, offer, [ahead(9)])).toMatchObject({
      status: 'requested',
      live_dates: [ahead(9)],
      dropped_dates: [
        { date: ahead(7), cause: 'declined' },
        { date: ahead(8), cause: 'declined' },
      ],
    })
    const again = await api.send('applyToOffer', locum, {
      params: { id: offer.id },
      body: { revision: 1, dates: [ahead(7), ahead(9)] },
    })
    expect(again.body.error.code).toBe('APPLICATION_DECLINED')
  })

  it('is refused if a booking overlaps the shift, overnight ones included', async () => {
    const locum = await newLocum()
    const night = await post(api, practice, {
      request_dates: [shiftAhead(10, '19:00', '07:00')],
    })
    await apply(api, locum, night)
    await confirm(api, practice, night, locum)
    const morning = await post(api, practice, {
      request_dates: [shiftAhead(11, '06:00', '12:00')],
    })
    const response = await api.send('applyToOffer', locum, {
      params: { id: morning.id },
      body: { revision: 1, dates: [ahead(11)] },
    })
    expect(response.body.error).toMatchObject({ code: 'YOU_ARE_BOOKED', details: { dates: [ahead(11)] } })
  })
})

describe('confirming', () => {
  it('books some of the days at fixed terms; both parties see each other’s contact details', async () => {
    const [locum, rival] = [await newLocum(), await newLocum({ first_name: 'Riaan', last_name: 'Pretorius' })]
    const offer = await post(api, practice)
    await apply(api, locum, offer)
    await apply(api, rival, offer, [ahead(7), ahead(8)])
    const response = await api.send('confirmApplication', practice.member, {
      params: { offerId: offer.id },
      body: { id: locum.id, dates: [ahead(7)] },
      key: 'book',
    })
    const booking = response.body.data
    expect(booking).toMatchObject({
      status: 'confirmed',
      booking_type: 'company',
      booking_dates: [ahead(7)],
      professional: { contact: '082 123 4567' },
    })
    expect(booking.totals.fee).toBeCloseTo(booking.totals.pay * 0.15, 2)
    expect(booking.totals.credits).toBeCloseTo(booking.totals.pay * 0.05, 2)
    const seen = await api.call('getBooking', locum, { params: { bookingId: booking.id } })
    expect(seen.company.contact).toBe('021 123 4567')
    expect(seen.totals).not.toHaveProperty('fee')
    expect(seen.booking_dates_times[0]).not.toHaveProperty('credits')
    const after = await readOffer(api, practice.member, offer)
    expect(after).toMatchObject({
      status: 'partially-confirmed',
      available_dates: [ahead(8), ahead(9)],
      booking_dates: [ahead(7)],
    })
    expect(after.offers_requests.map(({ id, status }) => [id, status]).sort()).toEqual(
      [
        [locum.id, 'partially-confirmed'],
        [rival.id, 'requested'],
      ].sort(),
    )
    expect((await readOffer(api, rival, offer)).mapped_dates[0]).not.toHaveProperty('professional')
    const month = await api.item('calendars', locum.id, ahead(7).slice(0, 7))
    expect(month?.days[ahead(7)].slots).toEqual([{ from: 480, to: 1020, booking: booking.id }])
    expect((await api.eventsOf(practice.member, 'book'))[0]).toMatchObject({
      type: 'booking.confirmed',
      subject: booking.id,
      data: { professionalId: locum.id },
    })
  })

  it('returns the same booking to a repeated request', async () => {
    const locum = await newLocum()
    const offer = await post(api, practice)
    await apply(api, locum, offer)
    const request = { params: { offerId: offer.id }, body: { id: locum.id }, key: 'twice' }
    const [first, second] = [
      await api.send('confirmApplication', practice.member, request),
      await api.send('confirmApplication', practice.member, request),
    ]
    expect(second).toEqual(first)
  })

  it('names the application it was based on: a rate raised in between is not agreed to', async () => {
    const locum = await newLocum()
    const offer = await post(api, practice)
    const seen = await apply(api, locum, offer)
    const rates = { weekdays: '550', saturday: '550', sundays: '550', public_holidays: '550' }
    await api.call('applyToOffer', locum, { params: { id: offer.id }, body: { revision: 1, dates: [ahead(7)], rates } })
    const response = await api.send('confirmApplication', practice.member, {
      params: { offerId: offer.id },
      body: { id: locum.id, version: seen.version },
    })
    expect([response.status, response.body.error.code]).toEqual([409, 'APPLICATION_CHANGED'])
  })

  it('works under its older path', async () => {
    const locum = await newLocum()
    const offer = await post(api, practice)
    await apply(api, locum, offer)
    const response = await api.send('confirmApplication', practice.member, {
      path: '/offers/book/{offerId}',
      params: { offerId: offer.id },
      body: { id: locum.id },
    })
    expect(response.status).toBe(200)
  })

  it('tells the second of two practices that the hours are booked', async () => {
    const locum = await newLocum()
    const other = await createPractice(api, 'Vineyard Pharmacy')
    const [mine, theirs] = [await post(api, practice), await post(api, other)]
    await apply(api, locum, mine)
    await apply(api, locum, theirs)
    await confirm(api, practice, mine, locum)
    const response = await api.send('confirmApplication', other.member, {
      params: { offerId: theirs.id },
      body: { id: locum.id },
    })
    expect([response.status, response.body.error.code]).toEqual([409, 'ALREADY_BOOKED'])
  })

  it('books nobody on a day marked Unavailable, and names that day', async () => {
    const locum = await newLocum()
    const offer = await post(api, practice, {
      request_dates: [7, 8].map((days) => shiftAhead(days, '19:00', '07:00')),
    })
    await apply(api, locum, offer)
    for (const days of [8, 9])
      await api.call('postAvailability', locum, { body: { date: ahead(days), status: 'unavailable' } })
    const refused = { status: 409, body: { error: { code: 'DAY_UNAVAILABLE', details: { dates: [ahead(8)] } } } }
    const choose = (dates?: string[]) =>
      api.send('confirmApplication', practice.member, { params: { offerId: offer.id }, body: { id: locum.id, dates } })
    expect(await choose()).toMatchObject(refused)
    expect(await choose([ahead(8)])).toMatchObject(refused)
    // A night shift belongs to the day it begins on.
    await api.call('postAvailability', locum, {
      body: { date: ahead(8), status: 'available', start_time: '19:00', end_time: '07:00' },
    })
    expect(await choose([ahead(8)])).toMatchObject({ status: 200 })
  })

  it('books nobody whose approval was undone', async () => {
    const locum = await newLocum()
    const offer = await post(api, practice)
    await apply(api, locum, offer)
    await api.call('decideApproval', admin, { params: { id: locum.id }, body: approvalBody(false) })
    const response = await api.send('confirmApplication', practice.member, {
      params: { offerId: offer.id },
      body: { id: locum.id },
    })
    expect([response.status, response.body.error.code]).toEqual([409, 'LOCUM_NOT_APPROVED'])
  })
})

describe('cancelling', () => {
  const booked = async (loser?: Caller) => {
    const locum = await newLocum()
    const offer = await post(api, practice)
    if (loser) await apply(api, loser, offer)
    await apply(api, locum, offer)
    return { locum, offer, booking: await confirm(api, practice, offer, locum) }
  }

  it.each(['locum', 'practice'] as const)('by the %s opens the days again, for new applications', async (party) => {
    const loser = await newLocum()
    const { locum, offer, booking } = await booked(loser)
    const lost = { status: 'rejected', ended: 'taken', status_reason: ANOTHER_CHOSEN_REASON, live_dates: [] }
    expect((await readOffer(api, loser, offer)).offers_requests).toMatchObject([lost])
    const [caller, accountId] = party === 'locum' ? [locum, locum.id] : [practice.member, practice.companyId]
    const cancelled = await api.call('cancelBooking', caller, {
      params: { bookingId: booking.id, accountId },
      body: { status_reason: 'My child is ill.' },
    })
    expect(cancelled).toMatchObject({
      status: 'cancelled',
      cancelledBy: party === 'locum' ? 'professional' : 'company',
      booking_dates: [],
    })
    const again = await readOffer(api, practice.member, offer)
    expect(again).toMatchObject({ status: 'open', revision: 2, available_dates: offer.available_dates })
    expect(again.offers_requests.find(({ id }) => id === locum.id)).toMatchObject({
      status: 'cancelled',
      live_dates: [],
    })
    expect(again.offers_requests.find(({ id }) => id === loser.id)).toMatchObject(lost)
    expect(await apply(api, loser, again)).toMatchObject({ status: 'requested', live_dates: again.available_dates })
    expect(await apply(api, locum, again)).toMatchObject({ status: 'requested' })
    expect(await confirm(api, practice, again, locum)).toMatchObject({ status: 'confirmed' })
    expect((await readOffer(api, loser, offer)).offers_requests).toMatchObject([lost])
  })

  it('requires a reason of five characters, and otherwise changes nothing', async () => {
    const { locum, booking } = await booked()
    const response = await api.send('cancelBooking', locum, {
      params: { bookingId: booking.id, accountId: locum.id },
      body: { status_reason: 'ill ' },
    })
    expect(response.body.error.details.fields).toEqual([
      { field: 'status_reason', message: 'Enter a reason of at least 5 characters' },
    ])
    expect((await api.call('getBooking', locum, { params: { bookingId: booking.id } })).status).toBe('confirmed')
  })

  it('a night shift is refused once it has begun or ended; it is past once the day it ends on is over', async () => {
    const locum = await newLocum()
    const offer = await post(api, practice, {
      request_dates: [shiftAhead(7, '19:00', '07:00')],
    })
    await apply(api, locum, offer)
    const { id } = await confirm(api, practice, offer, locum)
    const [nightOf, dayAfter, next] = [ahead(7), ahead(8), ahead(9)]
    const at = async (date: string, time: string) => {
      vi.setSystemTime(Date.parse(`${date}T${time}:00+02:00`))
      const { phase } = await api.call('getBooking', locum, { params: { bookingId: id } })
      const { body } = await api.send('cancelBooking', locum, {
        params: { bookingId: id, accountId: locum.id },
        body: { status_reason: 'My child is ill.' },
      })
      return [phase, body.error.code]
    }
    vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] })
    try {
      expect(await at(nightOf, '19:00')).toEqual(['upcoming', 'BOOKING_BEGUN'])
      expect(await at(dayAfter, '00:00')).toEqual(['running', 'BOOKING_BEGUN'])
      expect(await at(dayAfter, '06:59')).toEqual(['running', 'BOOKING_BEGUN'])
      expect(await at(dayAfter, '07:00')).toEqual(['running', 'BOOKING_PAST'])
      expect(await at(dayAfter, '23:59')).toEqual(['running', 'BOOKING_PAST'])
      expect(await at(next, '00:00')).toEqual(['past', 'BOOKING_PAST'])
    } finally {
      vi.useRealTimers()
    }
  })

  it('an offer is cancelled with a reason where an application is pending, and else without one', async () => {
    const [locum, offer] = [await newLocum(), await post(api, practice)]
    const cancel = (body: object) =>
      api.send('cancelOffer', practice.member, { params: { offerId: offer.id }, body: body as never })
    await apply(api, locum, offer)
    const needed = await cancel({})
    expect(needed.status).toBe(400)
    expect(needed.body.error.details.fields).toEqual([{ field: 'status_reason', message: 'Required' }])
    await apply(api, locum, offer, [])
    expect((await cancel({ status_reason: 'No.' })).status).toBe(400)
    const { body } = await cancel({})
    expect(body.data).toMatchObject({ status: 'cancelled', isactive: false })
    expect(body.data).not.toHaveProperty('status_reason')
  })

  it('an offer is refused once its last shift ended before today', async () => {
    const offer = await post(api, practice, {
      request_dates: [shiftAhead(7, '19:00', '07:00')],
    })
    const [lastDay, dayAfter] = [ahead(8), ahead(9)]
    const cancelAt = (date: string) => {
      vi.setSystemTime(Date.parse(`${date}T00:00:00+02:00`))
      return api.send('cancelOffer', practice.member, {
        params: { offerId: offer.id },
        body: { status_reason: 'We close that week.' },
      })
    }
    vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] })
    try {
      const [refused, done] = [await cancelAt(dayAfter), await cancelAt(lastDay)]
      expect([refused.body.error.code, done.body.data.status]).toEqual(['OFFER_PAST', 'cancelled'])
    } finally {
      vi.useRealTimers()
    }
  })

  it('can’t be done twice, nor by somebody else', async () => {
    const { locum, booking } = await booked()
    const cancel = (accountId: string) =>
      api.send('cancelBooking', locum, {
        params: { bookingId: booking.id, accountId },
        body: { status_reason: 'My child is ill.' },
      })
    expect((await cancel(practice.companyId)).body.error.code).toBe('BOOKING_NOT_FOUND')
    await cancel(locum.id)
    expect((await cancel(locum.id)).body.error.code).toBe('STALE_STATE')
  })

  it('an offer keeps its bookings and ends its live applications', async () => {
    const { locum, offer, booking } = await booked()
    const waiting = await newLocum()
    const open = await post(api, practice)
    await apply(api, waiting, open)
    await api.call('cancelOffer', practice.member, {
      params: { offerId: open.id },
      body: { status_reason: 'We close that week.' },
    })
    expect((await readOffer(api, waiting, open)).offers_requests[0]).toMatchObject({
      status: 'cancelled',
      status_reason: 'We close that week.',
    })
    const refused = await api.send('confirmApplication', practice.member, {
      params: { offerId: open.id },
      body: { id: waiting.id },
    })
    expect(refused.body.error.code).toBe('OFFER_CANCELLED')
    const full = await api.send('cancelOffer', practice.member, {
      params: { offerId: offer.id },
      body: { status_reason: 'We close that week.' },
    })
    expect(full.body.error.code).toBe('STALE_STATE')
    expect((await api.call('getBooking', locum, { params: { bookingId: booking.id } })).status).toBe('confirmed')
  })
})
