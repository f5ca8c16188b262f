import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { noOpenDays, updateOpenDays, type OpenDay } from '#shared/kernel/open-days.ts'
import { addDays, timeOf, type LocalDate } from '#shared/kernel/dates.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import type { SearchEntry } from '#shared/professionals/search-entries.rules.ts'
import { plainScore } from '#tests/support/plain-ranking.ts'
import { scoreParts } from './search-enums.ts'
import { prepareCriteria, scoreOf, shownOf, type RankingCriteria } from './ranking.rules.ts'
import { writeTraits } from './traits.ts'

/** A Monday at ten in the morning. */
const now = '2026-11-23T08:00:00Z'
const today = '2026-11-23'
const day = (n: number): LocalDate => addDays(today, n)

const none: OpenDay = { state: 'none', free: [] }
const off: OpenDay = { state: 'unavailable', free: [] }
const posted = (state: 'available' | 'open' | 'unavailable'): OpenDay =>
  state === 'unavailable' ? off : { state, free: [{ from: 480, to: 1020 }] }

const someLocum = {
  id: 'usr_1' as UserId,
  name: 'Thandi Nkosi',
  industry: 'Pharmacy',
  profession: 'Pharmacist',
  professional_body: 'SAPC',
  willing_to_travel: false,
}
type Traits = Pick<SearchEntry, 'home' | 'languages' | 'skills' | 'experience_since' | 'rates'>
const thandi: Traits = {
  home: { province: 'Western Cape', region: 'Cape Town Metro', suburb: 'Gardens' },
  languages: ['English', 'isiXhosa'],
  skills: ['pharmacy-clinic-immunisation', 'pharmacy-systems-unisolv'],
  experience_since: '2016-11-23',
  rates: { weekdays: '380', saturday: '430', sundays: '520', public_holidays: '520' },
}
type Locum = { traits: Traits; open: Record<LocalDate, OpenDay> }
const locum = (changes: Partial<Traits> = {}, open: Locum['open'] = {}): Locum => ({
  traits: { ...thandi, ...changes },
  open,
})

const nothing: RankingCriteria = { dates: [], languages: [], skills: [], extraHolidays: [] }
const match = (criteria: Partial<RankingCriteria>, { traits, open } = locum(), related = false) => {
  const prepared = prepareCriteria({ ...nothing, ...criteria }, now)
  const days = updateOpenDays(noOpenDays, open, today)
  const scored = scoreOf({ id: 'usr_1' as UserId, related, days, traits: writeTraits(traits) }, prepared)
  return { ...scored, ...shownOf(scored, prepared) }
}
const points = (criteria: Partial<RankingCriteria>, one?: Locum) => {
  const { base, ...parts } = match(criteria, one).parts
  expect(base).toEqual({ points: 50, of: 50 })
  return Object.values(parts).map((part) => part.points)
}

describe('a score', () => {
  it('is full without criteria', () => {
    expect(match({})).toMatchObject({ score: 100, match: 'exact', related: false, days: [], experience: 10 })
  })

  it('counts days on which the hours fit fully, Possibly Available ones half, unposted ones a quarter', () => {
    const one = locum({}, { [day(1)]: posted('available'), [day(2)]: posted('open'), [day(4)]: off })
    const { days, parts, fullDays } = match({ dates: [1, 2, 3, 4].map(day) }, one)
    expect(days).toEqual([
      { date: day(1), fit: 'full' },
      { date: day(2), fit: 'tentative' },
      { date: day(3), fit: 'unposted' },
      { date: day(4), fit: 'none' },
    ])
    expect(parts.dates).toEqual({ points: 8, of: 20 })
    expect(fullDays).toBe(1)
  })

  it('treats days beyond the calendar as unposted', () => {
    expect(match({ dates: [day(400)] }).days).toEqual([{ date: day(400), fit: 'unposted' }])
  })

  it('compares the rate for each searched day’s kind, and the weekday rate without days', () => {
    expect(points({ budget: 400 })).toEqual([20, 10, 10, 5, 5])
    expect(points({ budget: 379 })).toEqual([20, 10, 0, 5, 5])
    // Friday, Saturday, Sunday; then a public holiday on a Wednesday.
    const dates = [day(4), day(5), day(6)]
    expect(match({ dates, budget: 430 }).parts.rate.points).toBe(6)
    expect(match({ dates: ['2026-12-16'], budget: 500 }).parts.rate.points).toBe(0)
    expect(match({ budget: 500 }, locum({ rates: undefined })).parts.rate.points).toBe(0)
  })

  it('counts a branch of the skills tree as met by any of its skills', () => {
    const clinic = ['pharmacy-clinic', 'pharmacy-clinic-travel-vaccines', 'pharmacy-clinic-immunisation']
    expect(match({ skills: [clinic, ['pharmacy-systems-sap']] }).parts.skills.points).toBe(5)
  })

  it('counts languages and years as shares, up to full points', () => {
    expect(match({ languages: ['English', 'isiZulu', 'Afrikaans'] }).parts.languages.points).toBe(1)
    expect([4, 10, 20].map((experience) => match({ experience }).parts.experience.points)).toEqual([5, 5, 2])
    expect(match({ experience: 1 }, locum({ experience_since: undefined })).parts.experience.points).toBe(0)
  })

  it('is never exact for a covered profession', () => {
    expect(match({}, locum(), true)).toMatchObject({
      score: 90,
      match: 'broad',
      related: true,
      parts: { base: { points: 50, of: 50 }, dates: { points: 16, of: 16 } },
    })
  })

  it('is never below 50, also for a covered profession', () => {
    const poor = locum({ languages: [], skills: [], rates: undefined, experience_since: undefined }, { [day(1)]: off })
    const all = { dates: [day(1)], languages: ['isiZulu'], skills: [['a']], budget: 1, experience: 60 }
    expect([false, true].map((related) => match(all, poor, related).score)).toEqual([50, 50])
  })

  it('is not full if almost everything is met', () => {
    const dates = Array.from({ length: 31 }, (_, n) => day(n + 1))
    const open = Object.fromEntries(dates.slice(1).map((date) => [date, posted('available')]))
    expect(match({ dates }, locum({}, open))).toMatchObject({ score: 99, match: 'broad' })
  })
})

it('locums who can work on none of the searched days are left out, others are not', () => {
  const away = locum({}, { [day(1)]: off, [day(2)]: off })
  expect([[], [1], [1, 2], [1, 2, 3]].map((days) => match({ dates: days.map(day) }, away).available)).toEqual([
    true,
    false,
    false,
    true,
  ])
})

const languages = ['English', 'isiXhosa', 'isiZulu', 'Afrikaans']
const codes = ['a', 'b', 'c', 'd']
const quarter = fc.integer({ min: 0, max: 95 }).map((n) => n * 15)
const anyDay: fc.Arbitrary<OpenDay> = fc.oneof(
  fc.constantFrom(none, off),
  fc
    .record({ state: fc.constantFrom('open' as const, 'available' as const), from: quarter, long: quarter })
    .map(({ state, from, long }) => ({ state, free: [{ from, to: from + long + 15 }] })),
)
const anyCriteria: fc.Arbitrary<RankingCriteria> = fc.record({
  dates: fc.uniqueArray(fc.integer({ min: 0, max: 12 }).map(day), { maxLength: 8 }),
  hours: fc.option(
    fc.tuple(quarter, quarter).map(([start, end]) => ({ start_time: timeOf(start), end_time: timeOf(end) })),
    { nil: undefined },
  ),
  languages: fc.subarray(languages),
  skills: fc.array(fc.subarray(codes, { minLength: 1 }), { maxLength: 5 }),
  budget: fc.option(fc.integer({ min: 0, max: 1_000 }), { nil: undefined }),
  experience: fc.option(fc.integer({ min: 0, max: 60 }), { nil: undefined }),
  extraHolidays: fc.constant([]),
})
const rate = fc.integer({ min: 100, max: 99_999 }).map(String)
const anyLocum: fc.Arbitrary<Locum> = fc.record({
  open: fc.dictionary(fc.integer({ min: 0, max: 12 }).map(day), anyDay),
  traits: fc
    .record({
      languages: fc.subarray(languages),
      skills: fc.subarray(codes),
      experience_since: fc.option(
        fc
          .integer({ min: 1970, max: 2027 })
          .chain((year) => fc.constantFrom(`${year}-06-30`, `${year}-11-23`, `${year}-11-24`)),
        { nil: undefined },
      ),
      rates: fc.option(fc.record({ weekdays: rate, saturday: rate, sundays: rate, public_holidays: rate }), {
        nil: undefined,
      }),
    })
    .map((traits) => ({ ...thandi, ...traits })),
})

describe('for any criteria and locums', () => {
  const holds = (rule: (one: Locum, criteria: RankingCriteria, related: boolean) => void) =>
    fc.assert(fc.property(anyLocum, anyCriteria, fc.boolean(), rule))

  it('a row has the score of its entry', () =>
    holds((one, criteria, related) => {
      const { parts, experience, score, fullDays, soonest, available } = match(criteria, one, related)
      const due = plainScore({ entry: { ...someLocum, ...one.traits }, open: one.open, related }, criteria, now)
      expect(Object.values(parts).map((part) => part.points)).toEqual(due.points)
      expect({ score, fullDays, soonest, available, years: experience }).toEqual({ ...due, points: undefined })
    }))

  it('a score is the sum of whole parts, from 50 to 100, and 100 is exact', () =>
    holds((one, criteria, related) => {
      const { score, match: kind, parts } = match(criteria, one, related)
      const all = Object.values(parts)
      for (const part of all)
        expect(Number.isInteger(part.points) && part.points >= 0 && part.points <= part.of).toBe(true)
      expect(all.reduce((sum, { of }) => sum + of, 0)).toBe(related ? 90 : 100)
      expect([score, kind]).toEqual([
        all.reduce((sum, part) => sum + part.points, 0),
        score === 100 ? 'exact' : 'broad',
      ])
      expect(score).toBeGreaterThanOrEqual(50)
      expect(Object.keys(parts)).toEqual(Object.keys(scoreParts))
    }))

  it('only days exclude locums', () =>
    holds((one, criteria) => {
      const { dates, hours } = criteria
      expect(match(criteria, one).available).toBe(match({ dates, hours }, one).available)
      expect(match({ ...criteria, dates: [] }, one).available).toBe(true)
    }))

  it('a day never scores less for longer hours that are posted, or for being posted at all as asked', () =>
    holds((one, criteria) => {
      const [first] = criteria.dates.filter((date) => date > today)
      const [posted] = (first && one.open[first]?.free) || []
      if (!first || !posted) return
      const score = (given: OpenDay) => match(criteria, { ...one, open: { ...one.open, [first]: given } }).score
      const longer = { from: Math.max(0, posted.from - 60), to: posted.to + 60 }
      for (const state of ['open', 'available'] as const)
        expect(score({ state, free: [longer] })).toBeGreaterThanOrEqual(score({ state, free: [posted] }))
      const scores = [
        off,
        none,
        { state: 'open', free: [{ from: 0, to: 2879 }] },
        { state: 'available', free: [{ from: 0, to: 2879 }] },
      ] as OpenDay[]
      expect(scores.map(score)).toEqual(scores.map(score).toSorted((a, b) => a - b))
    }))

  it('a larger budget, fewer years, or a further language or skill never lowers a score', () =>
    holds((one, criteria) => {
      const { score } = match(criteria, one)
      if (criteria.budget !== undefined)
        expect(match({ ...criteria, budget: criteria.budget + 50 }, one).score).toBeGreaterThanOrEqual(score)
      if (criteria.experience)
        expect(match({ ...criteria, experience: criteria.experience - 1 }, one).score).toBeGreaterThanOrEqual(score)
      const able = { ...one, traits: { ...one.traits, languages, skills: codes } }
      expect(match(criteria, able).score).toBeGreaterThanOrEqual(score)
    }))
})
