import { describe, expect, it } from 'vitest'
import type { Offer } from '#shared/offers/offers.schema.ts'
import type { ProvinceOption } from '#shared/options/options.schema.ts'
import type { Match, MatchDay } from '#shared/search/search.schema.ts'
import { type Criteria, criteriaOf } from './criteria.ts'
import { pendingDaysByLocum, withRequests } from './pending-days.ts'
import {
  countsOf,
  estimateOf,
  countRemaining,
  mergeMatches,
  applyStrictFilters,
  requestableDays,
  sortMatches,
} from './ranking.ts'
import { requestedByRequest, requestedSummary, daysSummary, reasonsOf } from './score-reasons.ts'

const rates = { weekdays: '380', saturday: '430', sundays: '520', public_holidays: '520' }
const full = {
  base: { points: 50, of: 50 },
  dates: { points: 20, of: 20 },
  skills: { points: 10, of: 10 },
  rate: { points: 10, of: 10 },
  languages: { points: 5, of: 5 },
  experience: { points: 5, of: 5 },
}
const days = (...statuses: MatchDay['status'][]): MatchDay[] =>
  statuses.map((status, at) => ({ date: `2026-12-${String(7 + at).padStart(2, '0')}`, status, posted: true }))

const someone = (name: string, changes: Partial<Match> = {}): Match =>
  ({
    id: `usr_${name}`,
    name,
    profession: 'Pharmacist',
    experience: 6,
    rates,
    home: { province: 'Western Cape', region: 'Cape Town Metro' },
    languages: [],
    skills: [],
    days: [],
    match: 'exact',
    related: false,
    score: 100,
    parts: full,
    ...changes,
  }) as Match

const region = (name: string, lat: number) => ({ name, towns: '', lat, lon: 18.5 })
const provinces = [
  { category: 'provinces', name: 'Western Cape', subs: [region('Cape Town Metro', -33.9), region('West Coast', -32)] },
] as unknown as ProvinceOption[]
const criteria = (text = ''): Criteria =>
  criteriaOf(
    new URLSearchParams(text),
    { profession: 'Pharmacist', location: 'Western Cape,Cape Town Metro' },
    '2026-12-02',
  )
const names = (matches: readonly Match[]) => matches.map(({ name }) => name)

describe('pages of a search', () => {
  it('list each locum once', () => {
    expect(
      names(mergeMatches([{ items: [someone('a'), someone('b')] }, { items: [someone('b'), someone('c')] }])),
    ).toEqual(['a', 'b', 'c'])
  })
})

describe('the order', () => {
  const far = someone('far', { score: 90, home: { province: 'Western Cape', region: 'West Coast' }, experience: 12 })
  const dear = someone('dear', { score: 95, rates: { ...rates, weekdays: '450' } })
  const unpriced = someone('unpriced', { score: 80, rates: undefined as never, experience: 1 })
  const order = (sort: string) => names(sortMatches([unpriced, far, dear], criteria(`sort=${sort}`), provinces))

  it('is by match, price, experience or distance', () => {
    expect(order('match')).toEqual(['dear', 'far', 'unpriced'])
    expect(order('price')).toEqual(['far', 'dear', 'unpriced'])
    expect(order('experience')).toEqual(['far', 'dear', 'unpriced'])
    expect(order('distance')).toEqual(['dear', 'unpriced', 'far'])
  })

  it('puts the searched profession before a related one, and more available days first', () => {
    const related = someone('a', { related: true })
    const free = someone('z', { days: days('available', 'available') })
    const possible = someone('b', { days: days('available', 'open') })
    expect(names(sortMatches([related, possible, free], criteria(), provinces))).toEqual(['z', 'b', 'a'])
  })

  it('compares rates per hour, so that a locum available for one day only is not the cheapest', () => {
    const week = someone('week', { days: days('available', 'available', 'available') })
    const oneDay = someone('one day', {
      days: days('available', 'unavailable', 'unavailable'),
      rates: { ...rates, weekdays: '450' },
    })
    expect(names(sortMatches([oneDay, week], criteria('sort=price'), provinces))).toEqual(['week', 'one day'])
  })
})

describe('strict filters', () => {
  const skilled = someone('skilled')
  const unskilled = someone('unskilled', { parts: { ...full, skills: { points: 5, of: 10 } } })
  const nurse = someone('nurse', { related: true })

  it('hide matches that do not meet them in full, and count how many would remain', () => {
    const all = [skilled, unskilled, nurse]
    expect(names(applyStrictFilters(all, []))).toEqual(['skilled', 'unskilled', 'nurse'])
    expect(names(applyStrictFilters(all, ['skills']))).toEqual(['skilled', 'nurse'])
    expect(countRemaining(all, ['skills'], 'profession')).toBe(1)
    expect(countRemaining(all, [], 'profession')).toBe(2)
  })

  it('have options that are counted among all matches', () => {
    expect(
      countsOf([someone('a', { skills: ['x', 'y'] }), someone('b', { skills: ['x'] })], ({ skills }) => skills),
    ).toEqual(
      new Map([
        ['x', 2],
        ['y', 1],
      ]),
    )
  })
})

describe('the estimate', () => {
  it('covers the requestable days, at the locum’s own rates and without lunch', () => {
    const match = someone('a', { days: days('available', 'open', 'unavailable') })
    expect(estimateOf(match, { start_time: '08:00', end_time: '17:00' })).toMatchObject({
      hours: 16,
      pay: 2 * 8 * 380_00,
    })
  })

  it('splits a Saturday night shift that ends on Sunday', () => {
    const match = someone('a', { days: [{ date: '2026-12-05', status: 'available', posted: true }] })
    expect(estimateOf(match, { start_time: '20:00', end_time: '04:00' })?.pay).toBe((3 * 430 + 4 * 520) * 100)
  })

  it('is undefined without rates', () => {
    expect(
      estimateOf(someone('a', { rates: undefined as never, days: days('available') }), {
        start_time: '08:00',
        end_time: '17:00',
      }),
    ).toBeUndefined()
  })
})

describe('the explanation of a score', () => {
  it('sums up the days', () => {
    expect(daysSummary({ days: days('available', 'available') })).toBe('Available on both days')
    expect(daysSummary({ days: days('available', 'open', 'unavailable') })).toBe(
      'Available on 1 of 3 days, possibly on 1',
    )
    expect(daysSummary({ days: days('open', 'unavailable') })).toBe('Possibly Available on 1 of 2 days')
    expect(daysSummary({ days: days('open', 'open') })).toBe('Possibly Available on both days')
    expect(daysSummary({ days: days('open') })).toBe('Possibly Available on your day')
  })

  it('names the criteria that are met and those that are not', () => {
    const match = someone('a', { skills: ['x'], languages: [], parts: { ...full, rate: { points: 0, of: 10 } } })
    const reasons = reasonsOf(match, criteria('skills=x,y&languages=English&rates=350&experience=3'), (code) =>
      code.toUpperCase(),
    )
    expect(reasons.map(({ explanation }) => explanation.replaceAll('\u00a0', ' '))).toEqual([
      'Has X, but not Y',
      'R 380/h is above your budget of R 350/h',
      'Does not speak English',
      '6 years; your minimum is 3',
    ])
  })

  it('shows the points that a related profession lacks', () => {
    const parts = {
      base: { points: 50, of: 50 },
      dates: { points: 16, of: 16 },
      skills: { points: 8, of: 8 },
      rate: { points: 8, of: 8 },
      languages: { points: 4, of: 4 },
      experience: { points: 4, of: 4 },
    }
    const nurse = someone('nurse', {
      profession: 'Registered Nurse',
      related: true,
      score: 90,
      parts,
      days: days('available'),
    })
    expect(
      reasonsOf(nurse, criteria('dates=2026-12-07'), String).map(
        ({ label, points, of }) => `${label} ${points} of ${of}`,
      ),
    ).toEqual(['Profession 0 of 10', 'Dates 16 of 16'])
  })

  it('leaves out parts without a criterion', () => {
    expect(reasonsOf(someone('a'), criteria(), String)).toEqual([])
  })
})

describe('days that the practice has requested', () => {
  const request = (id: string, live_dates: string[], offer_type = 'private') =>
    ({ id: `off_${live_dates[0]}`, offer_type, offers_requests: [{ id, live_dates }] }) as unknown as Offer
  const offers = [
    request('usr_a', ['2026-12-08']),
    request('usr_a', ['2026-12-09', '2026-12-20']),
    request('usr_b', ['2026-12-07']),
    request('usr_a', []),
    request('usr_a', ['2026-12-07'], 'public'),
  ]
  const seen = (...statuses: MatchDay['status'][]) =>
    withRequests(someone('a', { days: days(...statuses) }), pendingDaysByLocum(offers))

  it('are Requested, and neither estimated nor requested again', () => {
    const match = seen('available', 'available', 'unavailable')
    expect(match.days.map(({ status }) => status)).toEqual(['available', 'requested', 'unavailable'])
    expect(daysSummary(match)).toBe('Available on 1 of 3 days')
    expect(requestedSummary(match)).toBe('You requested Tue 8 Dec')
    expect(requestableDays(match)).toEqual(['2026-12-07'])
    expect(estimateOf(match, { start_time: '08:00', end_time: '17:00' })?.hours).toBe(8)
    expect(reasonsOf(match, criteria('dates=2026-12-07'), String)[0]?.explanation).toBe(
      'Available on 1 of 3 days; you requested Tue 8 Dec, which still counts',
    )
  })

  it('link to their requests', () => {
    expect(requestedByRequest(seen('available', 'open', 'available'))).toEqual([
      { request: 'off_2026-12-08', explanation: 'You requested Tue 8 Dec' },
      { request: 'off_2026-12-09', explanation: 'You requested Wed 9 Dec' },
    ])
  })

  it('can be all searched days', () => {
    const all = withRequests(someone('b', { days: days('open') }), pendingDaysByLocum(offers))
    expect([daysSummary(all), requestedSummary(all)]).toEqual(['', 'You requested Mon 7 Dec'])
  })

  it('do not change a match without pending requests', () => {
    expect(withRequests(someone('c', { days: days('available') }), pendingDaysByLocum(offers)).days).toEqual(
      days('available'),
    )
  })
})
