import { describe, expect, it } from 'vitest'
import type { Offer } from '#shared/offers/offers.schema.ts'
import type { Caller } from '#tests/support/api.ts'
import { sendRequest } from '#tests/support/booking-requests.ts'
import { expectConsistent } from '#tests/support/invariants.ts'
import { ahead, createPractice } from '#tests/support/people.ts'
import { sharedApi } from '#tests/support/shared-api.ts'

const { api, newLocum } = await sharedApi()
const practice = await createPractice(api)

const sent = async (days = [7, 8]): Promise<{ locum: Caller; offer: Offer }> => {
  const locum = await newLocum()
  const offer = await api.call('requestBooking', practice.member, sendRequest(locum, practice, days))
  return { locum, offer }
}
const suggest = (locum: Caller, offer: Offer, body: object = {}, key = 'suggest') =>
  api.send('suggestRate', locum, { params: { offerId: offer.id }, body: { rate: 610, ...body } as never, key })
const accept = (offer: Offer, body = {}) =>
  api.send('acceptSuggestedRate', practice.member, { params: { offerId: offer.id }, body, key: `accept-${offer.id}` })
const decline = (offer: Offer) =>
  api.send('declineSuggestedRate', practice.member, {
    params: { offerId: offer.id },
    body: { status_reason: 'That is above what we can pay.' },
  })
const candidateOf = async ({ id }: Offer) =>
  (await api.call('getOffer', practice.member, { params: { id } })).offers_requests[0]

describe('a rate that a locum suggests', () => {
  it('waits for the practice, who books the days at it even above the budget', async () => {
    const { locum, offer } = await sent()
    expect(await api.call('countWaitingRequests', locum, {})).toEqual({ count: 1 })
    const { body } = await suggest(locum, offer, { message: 'I know the counter.' })
    expect(await api.call('countWaitingRequests', locum, {})).toEqual({ count: 0 })
    expect(body.data.offers_requests[0]).toMatchObject({
      status: 'requested',
      counter_offer: { rate: '610', message: 'I know the counter.' },
      live_dates: [ahead(7), ahead(8)],
    })
    const seen = { version: body.data.offers_requests[0].version }
    const { data: booking } = (await accept(offer, seen)).body
    expect(booking).toMatchObject({ booking_dates: [ahead(7), ahead(8)] })
    for (const day of booking.booking_dates_times) {
      expect(day.parts.every(({ rate }: { rate: string }) => rate === '610')).toBe(true)
      expect(day.pay).toBe(610 * 8)
    }
    expect((await accept(offer, seen)).body.data.id).toBe(booking.id)
    expect(await candidateOf(offer)).toMatchObject({ status: 'confirmed', rates: { weekdays: '610', sundays: '610' } })
    const stored = await api.item('offers', offer.id, 'OFFER')
    expect(stored).toMatchObject({ terms: { rates: offer.rates } })
    const events = await api.eventsOf(practice.member, `accept-${offer.id}`)
    expect(events).toMatchObject([{ type: 'booking.confirmed', data: { from: 'suggestedRate' } }])
    await expectConsistent(api, locum)
  })

  it('can differ by kind of day; the kinds that are not named stay as offered', async () => {
    const { locum, offer } = await sent([7, 8, 9, 10, 11, 12, 13])
    const { rates: offered } = await candidateOf(offer)
    const { body } = await suggest(locum, offer, { rate: undefined, rates: { sundays: 700, saturday: 650 } })
    expect(body.data.offers_requests[0]).toMatchObject({
      counter_offer: { rate: '700', rates: { sundays: '700', saturday: '650' } },
      rates: offered,
    })
    const { data: booking } = (await accept(offer)).body
    const agreed = { ...offered, sundays: '700', saturday: '650' }
    for (const day of booking.booking_dates_times)
      for (const { group, rate } of day.parts) expect(rate).toBe(agreed[group as keyof typeof agreed])
    expect(await candidateOf(offer)).toMatchObject({ status: 'confirmed', rates: agreed })
  })

  it('can be for some of the days; the others are declined', async () => {
    const { locum, offer } = await sent()
    const { body } = await suggest(locum, offer, { dates: [ahead(8)] })
    expect(body.data.offers_requests[0]).toMatchObject({
      live_dates: [ahead(8)],
      dropped_dates: [{ date: ahead(7), cause: 'declined' }],
    })
    expect((await accept(offer)).body.data.booking_dates).toEqual([ahead(8)])
  })

  it('can be declined with a reason, or taken back by the locum', async () => {
    const [first, second] = [await sent(), await sent()]
    await suggest(first.locum, first.offer)
    expect((await decline(first.offer)).body.data.offers_requests[0]).toMatchObject({
      status: 'rejected',
      ended: 'counter-declined',
      status_reason: 'That is above what we can pay.',
    })
    expect((await accept(first.offer)).body.error.code).toBe('STALE_STATE')
    await suggest(second.locum, second.offer)
    await api.call('rejectPrivateOffer', second.locum, { params: { offerId: second.offer.id }, body: {} })
    expect((await accept(second.offer)).body.error.code).toBe('STALE_STATE')
  })

  it('is made once, and only what was seen can be accepted', async () => {
    const { locum, offer } = await sent()
    await suggest(locum, offer)
    expect((await suggest(locum, offer, { rate: 620 }, 'again')).body.error.code).toBe('STALE_STATE')
    expect((await accept(offer, { version: 1 })).body.error.code).toBe('COUNTER_CHANGED')
    const accepted = await api.send('acceptPrivateOffer', locum, { params: { offerId: offer.id }, body: {} })
    expect(accepted.body.error.code).toBe('STALE_STATE')
    const edit = await api.send('editPrivateOffer', practice.member, {
      params: { id: offer.id },
      body: sendRequest(locum, practice, [9]).body as never,
    })
    expect(edit.body.error.code).toBe('REQUEST_ANSWERED')
  })

  it('is a rate for all days, or for each kind of day', async () => {
    const { locum, offer } = await sent([12])
    const none = await suggest(locum, offer, { rate: undefined }, 'none')
    expect(none.body.error.details.fields).toEqual([{ field: 'rate', message: 'Enter your rate' }])
    const empty = await suggest(locum, offer, { rate: undefined, rates: {} }, 'empty')
    expect(empty.body.error.details.fields).toEqual([{ field: 'rates', message: 'Enter your rate' }])
  })

  it.each([
    [0, 'Enter a whole number of rand'],
    ['', 'Enter your rate'],
    ['410.50', 'Enter a whole number of rand'],
  ])('is in whole rand: %s', async (rate, message) => {
    const { locum, offer } = await sent([12])
    const { body } = await suggest(locum, offer, { rate }, 'wrong')
    expect(body.error.details.fields).toEqual([{ field: 'rate', message }])
  })
})
