import type { Fit } from '#shared/search/search-enums.ts'
import type { Match, MatchDay } from '#shared/search/match.schema.ts'

/** For tests: a locum as the search finds them. */
const rates = { weekdays: '380', saturday: '430', sundays: '520', public_holidays: '520' }
export const points = (dates: number, skills: number, rate: number, languages: number, experience: number) => ({
  base: { points: 50, of: 50 },
  dates: { points: dates, of: 20 },
  skills: { points: skills, of: 10 },
  rate: { points: rate, of: 10 },
  languages: { points: languages, of: 5 },
  experience: { points: experience, of: 5 },
})
export const days = (...all: Fit[]): MatchDay[] =>
  all.map((fit, at) => ({ date: `2026-12-${String(7 + at).padStart(2, '0')}`, fit }))

export const someone = (name: string, changes: Partial<Match> = {}): Match =>
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
    parts: points(20, 10, 10, 5, 5),
    ...changes,
  }) as Match
