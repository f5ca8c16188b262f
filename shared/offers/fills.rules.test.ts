import { describe, expect, it } from 'vitest'
import type { BookingId, OfferId, UserId } from '#shared/kernel/ids.ts'
import { askedSinceOpen, bookableDates, notFillable, datesOfBooking, withAsked } from './fills.rules.ts'
import type { Candidate, OfferState, PrivateOffer } from './offers.state.ts'

const now = '2026-12-02T06:00:00.000Z'
const [first, second, third] = ['2026-12-16', '2026-12-17', '2026-12-18'] as const
const hours = { start: '08:00', end: '17:00' }
const day = { ...hours, sinceRevision: 1 }
const booking = 'B0000001' as BookingId
const offerToFill = {
  id: 'off_public' as OfferId,
  revision: 3,
  days: { [first]: day, [second]: { ...hours, sinceRevision: 4, booking }, [third]: { ...hours, sinceRevision: 3 } },
} as unknown as OfferState
const thandi = 'usr_thandi' as UserId
const sentTo = (professional: UserId, dates: readonly string[], id = `off_${professional}`) =>
  ({
    id: id as OfferId,
    revision: 1,
    days: Object.fromEntries(dates.map((date) => [date, day])),
    request: { professional: { id: professional }, fills: offerToFill.id, dropped: {} },
  }) as unknown as PrivateOffer
const shift = (date: string, start_time = '08:00') => ({ date, start_time, end_time: '17:00' })

describe('a private offer can be sent', () => {
  it('for days that are open on the offer that it fills, at the same hours', () => {
    expect(notFillable(offerToFill, [shift(first), shift(third)], now)).toEqual([])
  })

  it.each([
    ['a booked day', shift(second), second],
    ['a day that the offer has not', shift('2026-12-19'), '2026-12-19'],
    ['other hours', shift(first, '09:00'), first],
  ])('not for %s', (_, asked, refused) => {
    expect(notFillable(offerToFill, [asked], now)).toEqual([refused])
  })

  it('not for a day that has begun', () => {
    expect(notFillable(offerToFill, [shift(first)], '2026-12-16T06:00:00.000Z')).toEqual([first])
  })
})

describe('a private offer that was sent', () => {
  const sent = sentTo(thandi, [first, second, third])
  const live = { revision: 1, dates: [first, second, third], dropped: {} } as unknown as Candidate

  it('books all its live days if it fills none', () => {
    expect(bookableDates(sent, live, undefined, now)).toEqual([first, second, third])
  })

  it('books those that have been open ever since it was sent', () => {
    const asked = withAsked(offerToFill, sent)
    expect(bookableDates(sent, live, asked, now)).toEqual([first, third])
    const reopened = { ...asked, revision: 4, days: { ...asked.days, [third]: { ...hours, sinceRevision: 4 } } }
    expect(bookableDates(sent, live, reopened, now)).toEqual([first])
  })

  it('books none of an offer that does not name it', () => {
    expect(bookableDates(sent, live, offerToFill, now)).toEqual([])
  })
})

describe('an offer names whom it was sent to', () => {
  const riaan = 'usr_riaan' as UserId

  it('once for each private offer, with the days that this has now', () => {
    const once = withAsked(offerToFill, sentTo(thandi, [first, third]))
    expect(withAsked(once, sentTo(thandi, [first])).asked).toEqual([
      { offer: 'off_usr_thandi', professional: thandi, dates: [first], revision: 3 },
    ])
    expect(once.days).toBe(offerToFill.days)
  })

  it('by locum, with the days that are still open', () => {
    const asked = [sentTo(thandi, [first], 'off_1'), sentTo(riaan, [second]), sentTo(thandi, [third], 'off_2')]
    expect(askedSinceOpen(asked.reduce(withAsked, offerToFill), now)).toEqual([{ id: thandi, dates: [first, third] }])
  })

  it('no more for a day that was opened again since', () => {
    const asked = withAsked(offerToFill, sentTo(thandi, [first, third]))
    const reopened = { ...asked, revision: 4, days: { ...asked.days, [first]: { ...hours, sinceRevision: 4 } } }
    expect(askedSinceOpen(reopened, now)).toEqual([{ id: thandi, dates: [third] }])
  })
})

it('a booking has taken the days that name it', () => {
  expect(datesOfBooking(offerToFill, booking)).toEqual([second])
  expect(datesOfBooking(offerToFill, 'B0000002' as BookingId)).toEqual([])
})
