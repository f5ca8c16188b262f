import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyOpenDays, openStates, updateOpenDays, type OpenState } from '#shared/kernel/open-days.ts'
import { addDays, type LocalDate } from '#shared/kernel/dates.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import type { SearchEntry } from '#shared/professionals/search-entries.rules.ts'
import { byMatch } from './order.rules.ts'
import { matchOf, isPossiblyAvailable, type SearchCriteria } from './ranking.rules.ts'
import type { Match } from './search.schema.ts'

const today = '2026-11-23' // a Monday
const day = (n: number): LocalDate => addDays(today, n)

const entryWith = (changes: Partial<SearchEntry> = {}, open: Record<LocalDate, OpenState> = {}): SearchEntry => ({
  market: 'Pharmacist#Western Cape,Cape Town Metro',
  id: 'usr_00000000-0000-4000-8000-000000000001' as UserId,
  name: 'Thandi Nkosi',
  industry: 'Pharmacy',
  profession: 'Pharmacist',
  professional_body: 'SAPC',
  home: { province: 'Western Cape', region: 'Cape Town Metro' },
  short_bio: 'Keeps the queue short.',
  languages: ['English', 'isiXhosa'],
  skills: ['pharmacy-clinic-immunisation', 'pharmacy-systems-unisolv'],
  willing_to_travel: true,
  experience_since: '2016-11-23',
  rates: { weekdays: '380', saturday: '430', sundays: '520', public_holidays: '520' },
  updatedAt: '2026-11-01T08:00:00.000Z',
  openDays: updateOpenDays(emptyOpenDays(today), open, today),
  ...changes,
})
const nothing: SearchCriteria = { dates: [], languages: [], skills: [], extraHolidays: [] }
const match = (criteria: Partial<SearchCriteria>, entry = entryWith(), related = false) =>
  matchOf(entry, { ...nothing, ...criteria }, today, related)
const points = (criteria: Partial<SearchCriteria>, entry?: SearchEntry) => {
  const { base, ...parts } = match(criteria, entry).parts
  expect(base).toEqual({ points: 50, of: 50 })
  return Object.values(parts).map(({ points }) => points)
}

describe('a score', () => {
  it('is full without criteria', () => {
    expect(match({})).toMatchObject({ score: 100, match: 'exact', related: false, days: [], experience: 10 })
  })

  it('counts Available days fully, Possibly Available days half, and Unavailable days not at all', () => {
    const entry = entryWith({}, { [day(1)]: 'available', [day(2)]: 'open', [day(4)]: 'unavailable' })
    const { days, parts } = match({ dates: [1, 2, 3, 4].map(day) }, entry)
    expect(days).toEqual([
      { date: day(1), status: 'available', posted: true },
      { date: day(2), status: 'open', posted: true },
      { date: day(3), status: 'open', posted: false },
      { date: day(4), status: 'unavailable', posted: true },
    ])
    expect(parts.dates).toEqual({ points: 10, of: 20 })
  })

  it('treats days without a posting, and days beyond the calendar, as Possibly Available', () => {
    const { openDays: _, ...untouched } = entryWith()
    for (const one of [untouched, entryWith()])
      expect(match({ dates: [day(400)] }, one).days).toEqual([{ date: day(400), status: 'open', posted: false }])
  })

  it('compares the rate for each searched day’s kind, and the weekday rate without days', () => {
    expect(points({ budget: 400 })).toEqual([20, 10, 10, 5, 5])
    expect(points({ budget: 379 })).toEqual([20, 10, 0, 5, 5])
    // Friday, Saturday, Sunday; then a public holiday on a Wednesday.
    const dates = [day(4), day(5), day(6)]
    const entry = entryWith({}, Object.fromEntries(dates.map((date) => [date, 'available'])))
    expect(match({ dates, budget: 430 }, entry).parts.rate.points).toBe(6)
    expect(match({ dates: ['2026-12-16'], budget: 500 }, entry).parts.rate.points).toBe(0)
    expect(match({ budget: 500 }, entryWith({ rates: undefined })).parts.rate.points).toBe(0)
  })

  it('counts a branch of the skills tree as met by any of its skills', () => {
    const clinic = ['pharmacy-clinic', 'pharmacy-clinic-travel-vaccines', 'pharmacy-clinic-immunisation']
    expect(match({ skills: [clinic, ['pharmacy-systems-sap']] }).parts.skills.points).toBe(5)
  })

  it('counts languages and years as shares, up to full points', () => {
    expect(match({ languages: ['English', 'isiZulu', 'Afrikaans'] }).parts.languages.points).toBe(1)
    expect([4, 10, 20].map((experience) => match({ experience }).parts.experience.points)).toEqual([5, 5, 2])
    expect(match({ experience: 1 }, entryWith({ experience_since: undefined })).parts.experience.points).toBe(0)
  })

  it('is never exact for a covered profession', () => {
    expect(match({}, entryWith(), true)).toMatchObject({
      score: 90,
      match: 'broad',
      related: true,
      parts: { base: { points: 50, of: 50 }, dates: { points: 16, of: 16 } },
    })
  })

  it('is never below 50, also for a covered profession', () => {
    const nobody = entryWith(
      { languages: [], skills: [], rates: undefined, experience_since: undefined },
      { [day(1)]: 'unavailable' },
    )
    const all = { dates: [day(1)], languages: ['isiZulu'], skills: [['a']], budget: 1, experience: 60 }
    expect([false, true].map((related) => match(all, nobody, related).score)).toEqual([50, 50])
  })

  it('is not full if almost everything is met', () => {
    const dates = Array.from({ length: 31 }, (_, n) => day(n))
    const open = Object.fromEntries(dates.slice(1).map((date) => [date, 'available' as const]))
    expect(match({ dates }, entryWith({}, open))).toMatchObject({ score: 99, match: 'broad' })
  })
})

it('a match does not contain when the search entry was written', () => {
  expect(Object.keys(match({}))).not.toEqual(expect.arrayContaining(['updatedAt']))
})

it('locums who are Unavailable on all searched days are left out, others are not', () => {
  const off = entryWith({}, { [day(1)]: 'unavailable', [day(2)]: 'unavailable' })
  expect([[], [1], [1, 2], [1, 2, 3]].map((days) => isPossiblyAvailable(match({ dates: days.map(day) }, off)))).toEqual(
    [true, false, false, true],
  )
})

it('the best matches come first, then those of the named profession', () => {
  const [poor, nurse, good] = [match({ budget: 1 }), match({}, entryWith(), true), match({})]
  expect([nurse, poor, good].sort(byMatch)).toEqual([good, poor, nurse])
})

const languages = ['English', 'isiXhosa', 'isiZulu', 'Afrikaans']
const codes = ['a', 'b', 'c', 'd']
const someDays = fc.uniqueArray(fc.integer({ min: 0, max: 400 }).map(day), { maxLength: 31 })
const anyCriteria: fc.Arbitrary<SearchCriteria> = fc.record({
  dates: someDays,
  languages: fc.subarray(languages),
  skills: fc.array(fc.subarray(codes, { minLength: 1 }), { maxLength: 5 }),
  budget: fc.option(fc.integer({ min: 0, max: 1_000 }), { nil: undefined }),
  experience: fc.option(fc.integer({ min: 0, max: 60 }), { nil: undefined }),
  extraHolidays: fc.constant([]),
})
const rate = fc.integer({ min: 100, max: 900 }).map(String)
const anyEntry: fc.Arbitrary<SearchEntry> = fc
  .record({
    open: fc.dictionary(fc.integer({ min: 0, max: 365 }).map(day), fc.constantFrom(...openStates)),
    languages: fc.subarray(languages),
    skills: fc.subarray(codes),
    experience_since: fc.option(
      fc.integer({ min: 1970, max: 2027 }).map((year) => `${year}-06-30`),
      { nil: undefined },
    ),
    rates: fc.option(fc.record({ weekdays: rate, saturday: rate, sundays: rate, public_holidays: rate }), {
      nil: undefined,
    }),
  })
  .map(({ open, ...changes }) => entryWith(changes, open))

const scoreOf = (entry: SearchEntry, criteria: SearchCriteria): number => matchOf(entry, criteria, today, false).score

describe('for any criteria and locums', () => {
  const holds = (rule: (entry: SearchEntry, criteria: SearchCriteria, related: boolean) => void) =>
    fc.assert(fc.property(anyEntry, anyCriteria, fc.boolean(), rule))

  it('a score is the sum of whole parts, from 50 to 100, and 100 is exact', () =>
    holds((entry, criteria, related) => {
      const { score, match: kind, parts } = matchOf(entry, criteria, today, related)
      for (const { points, of } of Object.values(parts))
        expect(Number.isInteger(points) && points >= 0 && points <= of).toBe(true)
      expect(Object.values(parts).reduce((sum, { of }) => sum + of, 0)).toBe(related ? 90 : 100)
      expect([score, kind]).toEqual([
        Object.values(parts).reduce((sum, { points }) => sum + points, 0),
        score === 100 ? 'exact' : 'broad',
      ])
      expect(score).toBeGreaterThanOrEqual(50)
    }))

  it('a covered profession never ranks before the named one with the same match', () =>
    holds((entry, criteria) => {
      const [named, covered] = [false, true].map((related) => matchOf(entry, criteria, today, related)) as [
        Match,
        Match,
      ]
      expect(byMatch(named, covered)).toBeLessThan(0)
      expect(covered.match).toBe('broad')
    }))

  it('only days exclude locums', () =>
    holds((entry, criteria) => {
      expect(isPossiblyAvailable(matchOf(entry, criteria, today, false))).toBe(
        isPossiblyAvailable(matchOf(entry, { ...nothing, dates: criteria.dates }, today, false)),
      )
      expect(isPossiblyAvailable(matchOf(entry, { ...criteria, dates: [] }, today, false))).toBe(true)
    }))

  it('an Unavailable day never raises a score, and a day that becomes Available never lowers it', () =>
    holds((entry, criteria) => {
      const [first, ...rest] = criteria.dates
      if (!first || first > day(365)) return
      const withDay = (state: OpenState) => ({
        ...entry,
        openDays: updateOpenDays(entry.openDays ?? emptyOpenDays(today), { [first]: state }, today),
      })
      const datesPoints = (dates: readonly LocalDate[]) =>
        matchOf(withDay('unavailable'), { ...criteria, dates }, today, false).parts.dates.points
      expect(datesPoints(criteria.dates)).toBeLessThanOrEqual(datesPoints(rest))
      const scores = (['unavailable', 'open', 'available'] as const).map((state) => scoreOf(withDay(state), criteria))
      expect(scores).toEqual(scores.toSorted((a, b) => a - b))
      expect(scoreOf(withDay('none'), criteria)).toBe(scores[1])
    }))

  it('a larger budget, fewer years, or a further language or skill never lowers a score', () =>
    holds((entry, criteria) => {
      const score = scoreOf(entry, criteria)
      if (criteria.budget !== undefined)
        expect(scoreOf(entry, { ...criteria, budget: criteria.budget + 50 })).toBeGreaterThanOrEqual(score)
      if (criteria.experience)
        expect(scoreOf(entry, { ...criteria, experience: criteria.experience - 1 })).toBeGreaterThanOrEqual(score)
      expect(scoreOf({ ...entry, languages, skills: codes }, criteria)).toBeGreaterThanOrEqual(score)
    }))
})
