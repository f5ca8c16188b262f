import { describe, expect, it } from 'vitest'
import type { ProvinceOption } from '#shared/options/options.schema.ts'
import { type Fit, fits } from '#shared/search/search-enums.ts'
import type { MatchDay } from '#shared/search/match.schema.ts'
import { type SearchCriteria, readCriteria } from './search-criteria.ts'
import { daysSummary } from './days-summary.ts'
import { matchEstimate, requestableDays } from './estimate.ts'
import { formatHome } from './format-home.ts'
import { days, points, someone } from './match.fixture.ts'
import { reasonsOf } from './score-reasons.ts'

const criteria = (text = ''): SearchCriteria =>
  readCriteria(
    new URLSearchParams(text),
    { profession: 'Pharmacist', location: 'Western Cape,Cape Town Metro' },
    '2026-12-02',
  )
const hours = { start_time: '08:00', end_time: '17:00' }

describe('the estimate', () => {
  it('covers the days that are not Unavailable, at the locum’s own rates and without lunch', () => {
    const match = someone('a', { days: days(...fits) })
    expect(requestableDays(match)).toHaveLength(4)
    expect(matchEstimate(match, hours)).toMatchObject({ hours: 32, pay: 4 * 8 * 380_00 })
  })

  it('splits a Saturday night shift that ends on Sunday', () => {
    const match = someone('a', { days: [{ date: '2026-12-05', fit: 'full' }] })
    expect(matchEstimate(match, { start_time: '20:00', end_time: '04:00' })?.pay).toBe((3 * 430 + 4 * 520) * 100)
  })

  it('is undefined without rates', () => {
    expect(matchEstimate(someone('a', { rates: undefined as never, days: days('full') }), hours)).toBeUndefined()
  })
})

describe('the line of days', () => {
  it.each<[Fit[], string]>([
    [['full', 'full'], 'Available on both days'],
    [['partly', 'partly', 'partly'], 'Partly available on all 3 days'],
    [['tentative'], 'Possibly Available on your day'],
    [['unposted', 'unposted'], 'Possibly Available on both days'],
    [['unposted'], 'Possibly Available on your day'],
    [['none'], 'Unavailable on your day'],
    [['full', 'tentative', 'none'], 'Available on 1 of 3 days, possibly on 1, unavailable on 1'],
    [['partly', 'unposted', 'unposted'], 'Partly available on 1 of 3 days, possibly on 2'],
    [['full', 'partly', 'tentative', 'unposted'], 'Available on 1 of 4 days, partly on 1, possibly on 2'],
    [['unposted', 'none'], 'Possibly Available on 1 of 2 days, unavailable on 1'],
    [['none', 'none'], 'Unavailable on both days'],
  ])('%j', (all, line) => {
    expect(daysSummary({ days: days(...all) })).toBe(line)
  })

  it('tells other hours from none', () => {
    const free = [{ start_time: '18:00', end_time: '22:00' }]
    const [first, second] = days('unposted', 'none') as [MatchDay, MatchDay]
    expect(daysSummary({ days: [first, { ...second, free }] })).toBe(
      'Possibly Available on 1 of 2 days, other hours on 1',
    )
    expect(daysSummary({ days: [{ ...second, free }] })).toBe('Other hours on your day')
  })
})

describe('the explanation of a score', () => {
  const all = 'dates=2026-12-07,2026-12-08&skills=x,y&languages=English&rates=350&experience=3'
  const partly = someone('a', {
    skills: ['x'],
    score: 80,
    parts: points(15, 5, 0, 5, 5),
    languages: ['English'],
    days: days('full', 'tentative'),
  })

  it('says of every part what it was measured against', () => {
    const explanations = reasonsOf(partly, criteria(all), (code) => code.toUpperCase()).map(({ explanation }) =>
      explanation.replaceAll('\u00a0', ' '),
    )
    expect(explanations).toEqual([
      'Pharmacist, works in Cape Town Metro and not Unavailable on all your days',
      'Available on 1 of 2 days, possibly on 1; you asked for Mon 7 and Tue 8 Dec, 08:00–17:00',
      'Has X, but not Y',
      'On all days above your budget of R 350/h',
      'Speaks English',
      '6 years; your minimum is 3',
    ])
  })

  it.each([
    ['2026-12-06', 'R 520/h is above your budget of R 400/h'],
    ['2026-12-06,2026-12-07', 'On some days above your budget of R 400/h'],
    ['2026-12-06,2026-12-13', 'On all days above your budget of R 400/h'],
  ])('compares the rates of the days that were asked for: %s', (dates, explanation) => {
    const match = someone('a', {
      parts: points(20, 10, 5, 5, 5),
      days: dates.split(',').map((date) => ({ date, fit: 'full' })),
    })
    const rate = reasonsOf(match, criteria(`dates=${dates}&rates=400`), String).find(({ part }) => part === 'rate')
    expect(rate?.explanation.replaceAll('\u00a0', ' ')).toBe(explanation)
  })

  it('counts parts without a criterion in full, as one, and says so', () => {
    const reasons = reasonsOf(someone('a'), criteria('experience=3'), String)
    expect(reasons.map(({ label, points: got, of }) => `${label} ${got}/${of}`)).toEqual([
      'Profession and region 50/50',
      'Experience 5/5',
      'Other criteria 45/45',
    ])
    expect(reasons.at(-1)?.explanation).toBe(
      'You did not search by days, skills, a budget or languages, so they count in full',
    )
    expect(reasonsOf(partly, criteria(all.replace('&experience=3', '')), String).at(-1)?.explanation).toBe(
      'You did not search by a minimum of experience, so it counts in full',
    )
  })

  const nurse = someone('nurse', {
    profession: 'Registered Nurse',
    related: true,
    score: 90,
    parts: {
      base: { points: 50, of: 50 },
      dates: { points: 16, of: 16 },
      skills: { points: 8, of: 8 },
      rate: { points: 8, of: 8 },
      languages: { points: 4, of: 4 },
      experience: { points: 4, of: 4 },
    },
    days: days('full'),
  })

  it.each([
    ['everything asked', partly, all],
    ['one filter', partly, 'experience=3'],
    ['a related profession', nurse, 'dates=2026-12-07'],
  ])('adds up to the score: %s', (_, match, address) => {
    const reasons = reasonsOf(match, criteria(address), String)
    expect(reasons.reduce((sum, part) => sum + part.points, 0)).toBe(match.score)
    expect(reasons.reduce((sum, part) => sum + part.of, 0)).toBe(100)
  })

  it('shows the points that a related profession lacks', () => {
    const reasons = reasonsOf(nurse, criteria('dates=2026-12-07'), String)
    expect(reasons.map(({ label, points: got, of }) => `${label} ${got}/${of}`)).toEqual([
      'Profession and region 50/50',
      'Profession 0/10',
      'Dates 16/16',
      'Other criteria 24/24',
    ])
  })
})

describe('where a locum lives', () => {
  const region = (name: string, lat: number) => ({ name, towns: '', lat, lon: 18.5 })
  const provinces = [
    {
      category: 'provinces',
      name: 'Western Cape',
      subs: [region('Cape Town Metro', -33.9), region('West Coast', -32)],
    },
  ] as unknown as ProvinceOption[]
  const home = (nearTo: string, suburb?: string) =>
    formatHome(
      { home: { province: 'Western Cape', region: 'West Coast', ...(suburb && { suburb }) } },
      provinces,
      nearTo,
    )

  it('names the suburb, and the distance from another region', () => {
    expect(home('Western Cape,Cape Town Metro', 'Vredenburg')).toBe('Vredenburg, West Coast · about 211\u00a0km')
    expect(home('Western Cape,West Coast', 'Vredenburg')).toBe('Vredenburg, West Coast · in this region')
    expect(home('')).toBe('West Coast')
  })
})
