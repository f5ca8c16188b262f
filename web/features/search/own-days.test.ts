import { describe, expect, it } from 'vitest'
import type { Offer } from '#shared/offers/offers.schema.ts'
import type { Fit } from '#shared/search/search-enums.ts'
import { readCriteria } from './search-criteria.ts'
import { daysSummary, requestedByRequest, requestedSummary } from './days-summary.ts'
import { matchEstimate, requestableDays } from './estimate.ts'
import { days, someone } from './match.fixture.ts'
import { bookedBeside, ownDaysOf, seenByPractice } from './own-days.ts'
import { reasonsOf } from './score-reasons.ts'

const criteria = readCriteria(
  new URLSearchParams('dates=2026-12-07'),
  { profession: 'Pharmacist', location: 'Western Cape,Cape Town Metro' },
  '2026-12-02',
)
const hours = { start_time: '08:00', end_time: '17:00' }

describe('days that the practice has requested', () => {
  const request = (id: string, live_dates: string[], offer_type = 'private') =>
    ({
      id: `off_${live_dates[0]}`,
      offer_type,
      offers_requests: [{ id, live_dates, confirmed_dates: [] }],
    }) as unknown as Offer
  const offers = [
    request('usr_a', ['2026-12-08']),
    request('usr_a', ['2026-12-09', '2026-12-20']),
    request('usr_b', ['2026-12-07']),
    request('usr_a', []),
    request('usr_a', ['2026-12-07'], 'public'),
  ]
  const seen = (...all: Fit[]) => seenByPractice(someone('a', { days: days(...all) }), ownDaysOf(offers))

  it('are Requested, and neither estimated nor requested again', () => {
    const match = seen('full', 'full', 'none')
    expect(match.days.map(({ fit }) => fit)).toEqual(['full', 'requested', 'none'])
    expect(daysSummary(match)).toBe('Available on 1 of 3 days, unavailable on 1')
    expect(requestedSummary(match)).toBe('You requested Tue\u00a08\u00a0Dec')
    expect(requestableDays(match)).toEqual(['2026-12-07'])
    expect(matchEstimate(match, hours)?.hours).toBe(8)
    expect(reasonsOf(match, criteria, String)[1]?.explanation).toContain(
      'Available on 1 of 3 days, unavailable on 1; you requested Tue\u00a08\u00a0Dec, which still counts',
    )
  })

  it('link to their requests', () => {
    expect(requestedByRequest(seen('full', 'tentative', 'full'))).toEqual([
      { request: 'off_2026-12-08', explanation: 'You requested Tue\u00a08\u00a0Dec' },
      { request: 'off_2026-12-09', explanation: 'You requested Wed\u00a09\u00a0Dec' },
    ])
  })

  it('can be all searched days', () => {
    const all = seenByPractice(someone('b', { days: days('unposted') }), ownDaysOf(offers))
    expect([daysSummary(all), requestedSummary(all)]).toEqual(['', 'You requested Mon\u00a07\u00a0Dec'])
  })

  it('do not change a match without pending requests', () => {
    const other = seenByPractice(someone('c', { days: days('full') }), ownDaysOf(offers))
    expect(other.days).toEqual(days('full'))
  })
})

describe('days for which the practice has booked a locum', () => {
  const booking = (id: string, confirmed_dates: string[]) =>
    ({
      offer_type: 'public',
      offers_requests: [{ id, name: id, surname: 'Nkosi', live_dates: [], confirmed_dates }],
    }) as unknown as Offer
  const own = ownDaysOf([
    booking('usr_a', ['2026-12-07', '2026-12-08']),
    booking('usr_a', ['2026-12-09', '2026-12-30']),
  ])

  it('are Booked with you, unless the locum is free beside the booking', () => {
    const match = seenByPractice(someone('a', { days: days('none', 'partly', 'none', 'none') }), own)
    expect(match.days.map(({ fit }) => fit)).toEqual(['booked', 'partly', 'booked', 'none'])
    expect(daysSummary(match)).toBe('Partly available on 1 of 4 days, booked with you on 2, unavailable on 1')
    expect(requestableDays(match)).toEqual(['2026-12-08'])
    const other = seenByPractice(someone('b', { days: days('none') }), own)
    expect(daysSummary(other)).toBe('Unavailable on your day')
  })

  it('say why a locum is not listed', () => {
    const dates = ['2026-12-08', '2026-12-09', '2026-12-10']
    expect(bookedBeside(own, dates, [])).toEqual([{ name: 'usr_a Nkosi', dates: ['2026-12-08', '2026-12-09'] }])
    expect(bookedBeside(own, dates, [someone('a')])).toEqual([])
    expect(bookedBeside(own, ['2026-12-10'], [])).toEqual([])
  })
})
