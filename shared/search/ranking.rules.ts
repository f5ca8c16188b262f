import { windowOf } from '#shared/kernel/shift.ts'
import type { Shift } from '#shared/kernel/shift.schema.ts'
import { localTimeAt, todayAt, type Instant, type LocalDate } from '#shared/kernel/dates.ts'
import { hash32 } from '#shared/kernel/hash.ts'
import type { PublicHoliday } from '#shared/kernel/holidays.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import { dayNumber, firstDay, openDaysReader, type OpenDays, type Window } from '#shared/kernel/open-days.ts'
import { rateGroupOf, rateGroups } from '#shared/kernel/rate-groups.ts'
import { scoreParts, type ScorePart } from './search-enums.ts'
import { fitOf, fitWeights, nextQuarter, otherHours } from './fit.rules.ts'
import type { Match, MatchDay } from './match.schema.ts'
import { hasSkill, rateIn, speaks, yearsIn } from './traits.ts'

/** A professional as far as ranking needs them. `related`: of a profession that the search covers, but doesn't name. */
export type SearchRow = { id: UserId; related: boolean; days: OpenDays; traits: Uint8Array }

type Hours = Omit<Shift, 'date'>

/** Search criteria besides profession and place. A criterion that is not given costs no points. */
export type RankingCriteria = {
  dates: readonly LocalDate[]
  /** The same for all dates, or `hoursOn` each. Without them, any free hours of a day count. */
  hours?: Hours | undefined
  hoursOn?: ((date: LocalDate) => Hours) | undefined
  languages: readonly string[]
  /** For each skill, the codes that meet it: its own, or all of its branch of the tree. */
  skills: readonly (readonly string[])[]
  /** The upper end of the budget, in rand per hour. */
  budget?: number | undefined
  /** Years. */
  experience?: number | undefined
  extraHolidays: readonly PublicHoliday[]
}

/** Criteria in the form in which rows are compared, made once for all of them. */
export type PreparedCriteria = {
  /** `from` is the minute from which the day's hours count. */
  days: readonly { date: LocalDate; number: number; from: number; hours: Window | undefined }[]
  languages: readonly number[]
  skills: readonly (readonly number[])[]
  budget: number | undefined
  experience: number
  /** How many of the searched days are in each rate group; without days, a weekday. */
  rateDays: readonly number[]
  /** As a number: 20261123. */
  today: number
  /** The number of today, and the minute of it from which hours count. */
  now: { day: number; from: number }
}

export const prepareCriteria = (criteria: RankingCriteria, now: Instant): PreparedCriteria => {
  const today = todayAt(now)
  const todayFrom = nextQuarter(localTimeAt(now))
  const groups = criteria.dates.map((date) => rateGroupOf(date, criteria.extraHolidays))
  return {
    days: criteria.dates.map((date) => {
      const hours = criteria.hoursOn?.(date) ?? criteria.hours
      return {
        date,
        number: dayNumber(date),
        from: date === today ? todayFrom : 0,
        hours: hours && windowOf(hours),
      }
    }),
    languages: criteria.languages.map(hash32),
    skills: criteria.skills.map((codes) => codes.map(hash32)),
    budget: criteria.budget,
    experience: criteria.experience ?? 0,
    rateDays: rateGroups.map(
      (group) => (groups.length > 0 ? groups : ['weekdays']).filter((one) => one === group).length,
    ),
    today: Number(today.replaceAll('-', '')),
    now: { day: dayNumber(today), from: todayFrom },
  }
}

/** Fewer points for covered professions: at most ninety in all, so never an exact match. */
const relatedParts: Record<ScorePart, number> = { base: 50, dates: 16, skills: 8, rate: 8, languages: 4, experience: 4 }
const maxPoints = (related: boolean): Record<ScorePart, number> => (related ? relatedParts : scoreParts)

/** Rounded down, so that only fully met criteria get full points. */
const share = (of: number, got: number, criteria: number): number =>
  criteria === 0 ? of : Math.floor((of * got) / criteria)

const countIf = <T>(all: readonly T[], holds: (one: T) => boolean): number =>
  all.reduce((count, one) => count + (holds(one) ? 1 : 0), 0)

/** A row with its points. */
export type Scored = {
  row: SearchRow
  points: Record<ScorePart, number>
  score: number
  years: number
  /** How many of the searched days fit in full. */
  fullDays: number
  /** Without days, the number of the first Available one; 0 if days are searched. */
  soonest: number
  /** Whether any of the searched days can be worked; without days, everybody is. */
  available: boolean
}

/** How the searched days fit, in loops alone: a search scores thousands. */
const fitsIn = ({ days: posted }: SearchRow, { days }: PreparedCriteria) => {
  const dayAt = openDaysReader(posted)
  let [weight, fullDays, available] = [0, 0, days.length === 0]
  for (const { number, from, hours } of days) {
    const fit = fitOf(dayAt(number), hours, from)
    weight += fitWeights[fit]
    if (fit === 'full') fullDays += 1
    if (fit !== 'none') available = true
  }
  return { weight, fullDays, available }
}

/** After every day of a calendar, for those who have posted none. */
const NEVER = 65_535

const soonestIn = ({ days: posted }: SearchRow, { now: { day, from } }: PreparedCriteria): number =>
  firstDay(posted, day, (one, number) => fitOf(one, undefined, number === day ? from : 0) === 'full') ?? NEVER

export const scoreOf = (row: SearchRow, criteria: PreparedCriteria): Scored => {
  const { traits } = row
  const of = maxPoints(row.related)
  const { days, languages, skills, budget, experience, rateDays } = criteria
  const { weight, fullDays, available } = fitsIn(row, criteria)
  const years = yearsIn(traits, criteria.today)
  const soonest = days.length === 0 ? soonestIn(row, criteria) : 0
  const isWithinBudget = (rate: number) => budget !== undefined && rate > 0 && rate <= budget
  const affordable = rateDays.reduce((sum, many, group) => sum + (isWithinBudget(rateIn(traits, group)) ? many : 0), 0)
  const known = countIf(skills, (codes) => codes.some((code) => hasSkill(traits, code)))
  const spoken = countIf(languages, (language) => speaks(traits, language))
  const points = {
    base: of.base,
    dates: share(of.dates, weight, days.length),
    skills: share(of.skills, known, skills.length),
    rate: budget === undefined ? of.rate : share(of.rate, affordable, Math.max(1, days.length)),
    languages: share(of.languages, spoken, languages.length),
    experience: share(of.experience, Math.min(years, experience), experience),
  }
  const { base, dates, rate } = points
  const score = base + dates + points.skills + rate + points.languages + points.experience
  return { row, points, score, years, fullDays, soonest, available }
}

/** Whether a part of the score has full points. */
export const isFull = ({ row, points }: Scored, part: ScorePart): boolean =>
  points[part] === maxPoints(row.related)[part]

/** What a match shows besides who it is. */
export const shownOf = (
  { row, points, score, years }: Scored,
  criteria: PreparedCriteria,
): Pick<Match, 'experience' | 'days' | 'match' | 'related' | 'score' | 'parts'> => {
  const of = maxPoints(row.related)
  const dayAt = openDaysReader(row.days)
  const part = (name: ScorePart) => ({ points: points[name], of: of[name] })
  return {
    experience: years,
    days: criteria.days.map(({ date, number, from, hours }): MatchDay => {
      const fit = fitOf(dayAt(number), hours, from)
      const free = otherHours(dayAt(number), hours, from)
      return { date, fit, ...(free && { free }) }
    }),
    match: score === 100 ? 'exact' : 'broad',
    related: row.related,
    score,
    parts: {
      base: part('base'),
      dates: part('dates'),
      skills: part('skills'),
      rate: part('rate'),
      languages: part('languages'),
      experience: part('experience'),
    },
  }
}
