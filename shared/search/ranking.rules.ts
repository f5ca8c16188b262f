import type { PublicHoliday } from '#shared/kernel/holidays.ts'
import { yearsOfExperience } from '#shared/kernel/experience.ts'
import { rateGroupOf } from '#shared/kernel/rate-groups.ts'
import { openStateOn, type OpenDays, type OpenState } from '#shared/kernel/open-days.ts'
import type { Instant, LocalDate } from '#shared/kernel/dates.ts'
import { scoreParts, type Match, type MatchDay, type ScorePart } from './search.schema.ts'

/** A search card as it is read: what a match shows of a professional, and what it is worked out from. */
type Card = Omit<Match, 'experience' | 'days' | 'match' | 'related' | 'score' | 'parts' | 'avatar_file' | 'rates'> & {
  market: string
  avatar_file?: Match['avatar_file'] | undefined
  rates?: Match['rates'] | undefined
  experience_since?: LocalDate | undefined
  openDays?: OpenDays | undefined
  updatedAt: Instant
}

/** What a search asks for beside profession and place. What isn't asked for costs nobody a point. */
export type Asked = {
  dates: readonly LocalDate[]
  languages: readonly string[]
  /** For each skill the codes that satisfy it: its own, or any of its branch of the tree. */
  skills: readonly (readonly string[])[]
  /** The end of the budget, in rand an hour. */
  budget?: number | undefined
  /** Years. */
  experience?: number | undefined
  extraHolidays: readonly PublicHoliday[]
}

const statuses: Record<OpenState, MatchDay['status']> = {
  none: 'open',
  tentative: 'open',
  available: 'available',
  unavailable: 'unavailable',
}

/** A day that is free counts whole, one that may be free half. */
const freedom: Record<MatchDay['status'], number> = { available: 1, open: 0.5, unavailable: 0 }

const daysOf = ({ openDays }: Card, dates: readonly LocalDate[]): MatchDay[] =>
  dates.map((date) => {
    const state = openDays ? openStateOn(openDays, date) : 'none'
    return { date, status: statuses[state], posted: state !== 'none' }
  })

type Part = Match['parts'][ScorePart]
type Worth = Record<ScorePart, number>

/** Rounded down, so that only the whole of what was asked is a full part. */
const part = (of: number, got: number, asked: number): Part => ({
  points: asked === 0 ? of : Math.floor((of * got) / asked),
  of,
})

/** On how many of the days asked for the rate lies within the budget; without days, whether the weekday's does. */
const ratePart = (of: number, { rates }: Card, { budget, dates, extraHolidays }: Asked): Part => {
  if (budget === undefined) return part(of, 0, 0)
  const groups = dates.length > 0 ? dates.map((date) => rateGroupOf(date, extraHolidays)) : (['weekdays'] as const)
  return part(of, groups.filter((group) => rates && Number(rates[group]) <= budget).length, groups.length)
}

/**
 * A profession that is covered without being named stands behind the one that is: all but the base is worth less to it.
 */
const relatedParts: Worth = { base: 50, dates: 16, skills: 8, rate: 8, languages: 4, experience: 4 }

const partsOf = (worth: Worth, card: Card, days: readonly MatchDay[], years: number, asked: Asked): Match['parts'] => ({
  base: part(worth.base, 0, 0),
  dates: part(
    worth.dates,
    days.reduce((sum, { status }) => sum + freedom[status], 0),
    days.length,
  ),
  skills: part(
    worth.skills,
    asked.skills.filter((codes) => codes.some((code) => card.skills.includes(code))).length,
    asked.skills.length,
  ),
  rate: ratePart(worth.rate, card, asked),
  languages: part(
    worth.languages,
    asked.languages.filter((language) => card.languages.includes(language)).length,
    asked.languages.length,
  ),
  experience: part(worth.experience, Math.min(years, asked.experience ?? 0), asked.experience ?? 0),
})

/**
 * How a professional answers a search, and why; `related`: of a profession that the search covers without naming it.
 */
export const matchOf = (card: Card, asked: Asked, today: LocalDate, related: boolean): Match => {
  const days = daysOf(card, asked.dates)
  const experience = card.experience_since ? yearsOfExperience(card.experience_since, today) : 0
  const parts = partsOf(related ? relatedParts : scoreParts, card, days, experience, asked)
  const score = Object.values(parts).reduce((sum, { points }) => sum + points, 0)
  const { market: _market, openDays: _days, updatedAt: _updated, experience_since: _since, ...shown } = card
  return { ...shown, experience, days, match: score === 100 ? 'exact' : 'broad', related, score, parts }
}

/** Whether a day that was asked for may still be had; nobody is left out for anything else. */
export const mayCome = ({ days }: Pick<Match, 'days'>): boolean =>
  days.length === 0 || days.some(({ status }) => status !== 'unavailable')
