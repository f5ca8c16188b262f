import type { PublicHoliday } from '#shared/kernel/holidays.ts'
import { yearsOfExperience } from '#shared/kernel/experience.ts'
import { rateGroupOf } from '#shared/kernel/rate-groups.ts'
import { openStateOn, type OpenDays, type OpenState } from '#shared/kernel/open-days.ts'
import type { Instant, LocalDate } from '#shared/kernel/dates.ts'
import { scoreParts, type Match, type MatchDay, type ScorePart } from './search.schema.ts'

/** A search entry: what a match shows of a professional, and what its score is calculated from. */
type SearchEntry = Omit<
  Match,
  'experience' | 'days' | 'match' | 'related' | 'score' | 'parts' | 'avatar_file' | 'rates'
> & {
  market: string
  avatar_file?: Match['avatar_file'] | undefined
  rates?: Match['rates'] | undefined
  experience_since?: LocalDate | undefined
  openDays?: OpenDays | undefined
  updatedAt: Instant
}

/** Search criteria besides profession and place. A criterion that is not given costs no points. */
export type SearchCriteria = {
  dates: readonly LocalDate[]
  languages: readonly string[]
  /** For each skill, the codes that meet it: its own, or all of its branch of the tree. */
  skills: readonly (readonly string[])[]
  /** The upper end of the budget, in rand per hour. */
  budget?: number | undefined
  /** Years. */
  experience?: number | undefined
  extraHolidays: readonly PublicHoliday[]
}

const statuses: Record<OpenState, MatchDay['status']> = {
  none: 'open',
  open: 'open',
  available: 'available',
  unavailable: 'unavailable',
}

/** An Available day counts fully, a Possibly Available one half. */
const availabilityWeight: Record<MatchDay['status'], number> = { available: 1, open: 0.5, unavailable: 0 }

const daysOf = ({ openDays }: SearchEntry, dates: readonly LocalDate[]): MatchDay[] =>
  dates.map((date) => {
    const state = openDays ? openStateOn(openDays, date) : 'none'
    return { date, status: statuses[state], posted: state !== 'none' }
  })

type Part = Match['parts'][ScorePart]
type PartPoints = Record<ScorePart, number>

/** Rounded down, so that only fully met criteria get full points. */
const part = (of: number, got: number, criteria: number): Part => ({
  points: criteria === 0 ? of : Math.floor((of * got) / criteria),
  of,
})

/** The share of searched days whose rate is within the budget; without days, the weekday rate decides. */
const ratePart = (of: number, { rates }: SearchEntry, { budget, dates, extraHolidays }: SearchCriteria): Part => {
  if (budget === undefined) return part(of, 0, 0)
  const groups = dates.length > 0 ? dates.map((date) => rateGroupOf(date, extraHolidays)) : (['weekdays'] as const)
  return part(of, groups.filter((group) => rates && Number(rates[group]) <= budget).length, groups.length)
}

/** Fewer points for covered professions, so that they rank behind the named one. */
const relatedParts: PartPoints = { base: 50, dates: 16, skills: 8, rate: 8, languages: 4, experience: 4 }

const partsOf = (
  maxPoints: PartPoints,
  entry: SearchEntry,
  days: readonly MatchDay[],
  years: number,
  criteria: SearchCriteria,
): Match['parts'] => ({
  base: part(maxPoints.base, 0, 0),
  dates: part(
    maxPoints.dates,
    days.reduce((sum, { status }) => sum + availabilityWeight[status], 0),
    days.length,
  ),
  skills: part(
    maxPoints.skills,
    criteria.skills.filter((codes) => codes.some((code) => entry.skills.includes(code))).length,
    criteria.skills.length,
  ),
  rate: ratePart(maxPoints.rate, entry, criteria),
  languages: part(
    maxPoints.languages,
    criteria.languages.filter((language) => entry.languages.includes(language)).length,
    criteria.languages.length,
  ),
  experience: part(maxPoints.experience, Math.min(years, criteria.experience ?? 0), criteria.experience ?? 0),
})

/** A professional's match with its score. `related`: of a profession that the search covers, but doesn't name. */
export const matchOf = (entry: SearchEntry, criteria: SearchCriteria, today: LocalDate, related: boolean): Match => {
  const days = daysOf(entry, criteria.dates)
  const experience = entry.experience_since ? yearsOfExperience(entry.experience_since, today) : 0
  const parts = partsOf(related ? relatedParts : scoreParts, entry, days, experience, criteria)
  const score = Object.values(parts).reduce((sum, { points }) => sum + points, 0)
  const { market: _market, openDays: _days, updatedAt: _updated, experience_since: _since, ...shown } = entry
  return { ...shown, experience, days, match: score === 100 ? 'exact' : 'broad', related, score, parts }
}

/** Whether at least one searched day is not Unavailable: the only reason to leave a professional out. */
export const isPossiblyAvailable = ({ days }: Pick<Match, 'days'>): boolean =>
  days.length === 0 || days.some(({ status }) => status !== 'unavailable')
