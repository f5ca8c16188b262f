import { describe, expect, it } from 'vitest'
import { MAX_DAYS_AHEAD } from '#shared/kernel/dates.ts'
import type { MarketList } from '#shared/offers/eligibility.rules.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import type { Caller } from '#tests/support/api.ts'
import { ahead, apply, confirm, createPractice, post, workHours } from '#tests/support/people.ts'
import { sharedApi } from '#tests/support/shared-api.ts'

const { api, newLocum } = await sharedApi()
const practice = await createPractice(api)

it('a locum’s offers are kept to regions within a distance of the locations that are given', async () => {
  const locum = await newLocum()
  await api.call('saveAboutMe', locum, {
    body: { willing_to_travel: true, locations: ['Western Cape,Cape Town Metro', 'Western Cape,Overberg'] },
  })
  const offers = [
    await post(api, practice),
    await post(api, practice, { practice_region: { province: 'Western Cape', region: 'Overberg' } }),
  ]
  const near = async (query: object): Promise<boolean[]> => {
    const found: Offer[] = await api.list('searchOffers', locum, {
      params: { profession: 'Pharmacist', start: ahead(0), end: ahead(90), experience: 0 },
      query,
    } as never)
    return offers.map(({ id }) => found.some((offer) => offer.id === id))
  }
  expect(await near({})).toEqual([true, true])
  expect(await near({ locations: 'Western Cape,Overberg' })).toEqual([false, true])
  expect(await near({ locations: 'Western Cape,Overberg', threshold: 200 })).toEqual([true, true])
  expect(await near({ locations: 'Gauteng,Sedibeng;Western Cape,Cape Town Metro' })).toEqual([true, false])
  expect(await near({ locations: 'Limpopo,Waterberg' })).toEqual([false, false])
})

it('a locum’s offers are kept to those that pay them enough at their own rates, within the budget', async () => {
  const locum = await newLocum()
  await api.call('saveWorkHours', locum, { body: workHours(380, 380, 380) })
  const paying = (rates: [number, number]) => post(api, practice, { rates })
  const [low, usual, high] = [await paying([200, 300]), await paying([350, 550]), await paying([400, 550])]
  const found = async (rate: number): Promise<string[]> => {
    const params = { profession: 'Pharmacist', start: ahead(0), end: ahead(90), experience: 0 }
    const offers: Offer[] = await api.list('searchOffers', locum, { params, query: { rate } } as never)
    return [low, usual, high].filter(({ id }) => offers.some((offer) => offer.id === id)).map(({ id }) => id)
  }
  expect(await found(300)).toEqual([low.id, usual.id, high.id])
  expect(await found(380)).toEqual([usual.id, high.id])
  expect(await found(400)).toEqual([high.id])
  expect(await found(401)).toEqual([])
})

describe('offers near me', () => {
  const search = (locum: Caller, experience = 0, list?: MarketList) =>
    api.send('searchOffers', locum, {
      params: { profession: 'Pharmacist', start: ahead(0), end: ahead(90), experience },
      query: { ...(list && { list }) },
    } as never)
  const listed = async (locum: Caller, list: MarketList = 'near') => {
    const params = { profession: 'Pharmacist', start: ahead(0), end: ahead(90), experience: 0 }
    const offers: Offer[] = await api.list('searchOffers', locum, { params, query: { list } } as never)
    return new Map(offers.map((offer) => [offer.id, offer]))
  }

  it('lists what is open, for my profession, regions and experience; apart, with the reason, the rest', async () => {
    const [locum, elsewhere] = [
      await newLocum(),
      await newLocum({ address: { province: 'Gauteng', region: 'Pretoria and Centurion', suburb: 'Hatfield' } }),
    ]
    const [easy, partly] = [await post(api, practice), await post(api, practice)]
    const hard = await post(api, practice, { experience: 30 })
    const rival = await newLocum()
    await apply(api, rival, easy)
    await apply(api, rival, partly, partly.available_dates.slice(0, 1))
    await confirm(api, practice, partly, rival, partly.available_dates.slice(0, 1))
    const [near, others] = await Promise.all([listed(locum), listed(locum, 'others')])
    const shown = [easy, partly, hard].map(({ id }) => [near.get(id), others.get(id)])
    expect(shown).toMatchObject([
      [{ status: 'open' }, undefined],
      [undefined, { status: 'partially-confirmed' }],
      [undefined, { status: 'open', ineligible: 'experience' }],
    ])
    expect(near.get(easy.id)?.ineligible).toBeUndefined()
    expect((await search(elsewhere)).body.Items).toEqual([])
    expect((await search(locum, 30)).body.Items).toEqual([])
    // Other tests post in the same market.
    const { body } = await search(locum, 30, 'others')
    const own = [easy, partly, hard].map(({ id }) => id)
    expect(body.Items.map((offer: Offer) => offer.id).filter((id: Offer['id']) => own.includes(id))).toEqual([hard.id])
  })

  it('leaves out what I have applied for, unless I withdrew or its days are open again', async () => {
    const [locum, rival] = [await newLocum(), await newLocum()]
    const [pending, withdrawn, reopened, declined] = [
      await post(api, practice),
      await post(api, practice),
      await post(api, practice),
      await post(api, practice),
    ]
    for (const offer of [pending, withdrawn, reopened, declined]) await apply(api, locum, offer)
    await apply(api, locum, withdrawn, [])
    await apply(api, rival, reopened)
    const booking = await confirm(api, practice, reopened, rival)
    await api.call('cancelBooking', rival, {
      params: { bookingId: booking.id, accountId: rival.id },
      body: { status_reason: 'My child is ill.' },
    })
    const params = { offerId: declined.id }
    await api.call('rejectApplication', practice.member, { params, body: { id: locum.id } })
    // One day went to another locum, and they were declined for the other.
    const half = await post(api, practice)
    const [first, ...rest] = half.available_dates
    await apply(api, locum, half)
    await apply(api, rival, half, rest)
    await confirm(api, practice, half, rival, rest)
    await api.call('rejectApplication', practice.member, { params: { offerId: half.id }, body: { id: locum.id } })
    const again = { params: { id: half.id }, body: { revision: half.revision, dates: [first] } }
    expect((await api.send('applyToOffer', locum, again as never)).body.error.code).toBe('APPLICATION_DECLINED')
    const [near, others] = await Promise.all([listed(locum), listed(locum, 'others')])
    expect([pending, withdrawn, reopened, declined].map(({ id }) => near.has(id))).toEqual([false, true, true, false])
    expect([...others.keys()].filter((id) => [pending.id, declined.id, half.id].includes(id))).toEqual([])
  })

  it('covers as long a period as offers can be posted for', async () => {
    const locum = await newLocum()
    const furthest = ahead(MAX_DAYS_AHEAD)
    const far = await post(api, practice, {
      request_dates: [{ date: furthest, start_time: '08:00', end_time: '17:00' }],
    })
    const params = { profession: 'Pharmacist', start: ahead(0), end: furthest, experience: 0 }
    const offers: Offer[] = await api.list('searchOffers', locum, { params } as never)
    expect(offers.map(({ id }) => id)).toContain(far.id)
  })

  it('gives a reason for another profession', async () => {
    const nurse = await newLocum({ industry: 'Nursing', profession: 'Registered Nurse' })
    expect((await search(nurse)).body.error.code).toBe('NOT_ELIGIBLE')
  })

  it('leaves out an offer without open days', async () => {
    const locum = await newLocum()
    const offer = await post(api, practice)
    await apply(api, locum, offer)
    await confirm(api, practice, offer, locum)
    expect(((await search(locum)).body.Items as Offer[]).map(({ id }) => id)).not.toContain(offer.id)
  })
})
