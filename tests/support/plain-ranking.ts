import { localTimeAt, minutesOf, todayAt, type Instant, type LocalDate } from '#shared/kernel/dates.ts'
import { yearsOfExperience } from '#shared/kernel/experience.ts'
import { dayNumber, type OpenDay } from '#shared/kernel/open-days.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import { rateGroupOf } from '#shared/kernel/rate-groups.ts'
import type { SearchEntry } from '#shared/professionals/search-entries.rules.ts'
import type { Fit } from '#shared/search/search-enums.ts'
import type { RankingCriteria } from '#shared/search/ranking.rules.ts'

/** A locum as a search should know them, with their days uncoded. */
export type Candidate = {
  entry: Omit<SearchEntry, 'updatedAt'>
  open: Record<LocalDate, OpenDay>
  related?: boolean
}

/** The quarters of an hour that begin in a stretch of a day. */
const quarters = (from: number, to: number): number[] =>
  Array.from({ length: (to - from) / 15 }, (_, n) => from + 15 * n)

/** Quarter by quarter; of today, only from the next quarter of an hour on. */
export const plainFit = (
  day: OpenDay | undefined,
  date: LocalDate,
  hours: RankingCriteria['hours'],
  now: Instant,
): Fit => {
  const isToday = date === todayAt(now)
  const isAhead = (minute: number) => !isToday || minute >= (Math.floor(minutesOf(localTimeAt(now)) / 15) + 1) * 15
  const [start, end] = hours ? [minutesOf(hours.start_time), minutesOf(hours.end_time)] : [0, 1440]
  const asked = quarters(start, end > start ? end : end + 1440)
  if (!day || day.state === 'none') return asked.some(isAhead) ? 'unposted' : 'none'
  const free = new Set(day.free.flatMap(({ from, to }) => quarters(from, to)).filter(isAhead))
  if (!(hours ? asked.some((minute) => free.has(minute)) : free.size > 0)) return 'none'
  if (day.state === 'open') return 'tentative'
  return !hours || asked.every((minute) => free.has(minute)) ? 'full' : 'partly'
}

const weights: Record<Fit, number> = { full: 4, partly: 2, tentative: 2, unposted: 1, none: 0 }
const share = (of: number, got: number, asked: number): number => (asked === 0 ? of : Math.floor((of * got) / asked))

/** The number of the first Available day from today on; higher than any without one. */
const firstFull = (open: Candidate['open'], now: Instant): number => {
  const isFull = (date: LocalDate) => date >= todayAt(now) && plainFit(open[date], date, undefined, now) === 'full'
  return Math.min(65_535, ...Object.keys(open).filter(isFull).map(dayNumber))
}

/** DESIGN 7, from the whole entry: points for dates, skills, rate, languages and experience. */
export const plainScore = ({ entry, open, related = false }: Candidate, criteria: RankingCriteria, now: Instant) => {
  const { dates, hours, budget, experience = 0 } = criteria
  const [most, small] = related ? [{ dates: 16, part: 8 }, 4] : [{ dates: 20, part: 10 }, 5]
  const fits = dates.map((date) => plainFit(open[date], date, hours, now))
  const groups =
    dates.length > 0 ? dates.map((date) => rateGroupOf(date, criteria.extraHolidays)) : (['weekdays'] as const)
  const within = groups.filter((group) => entry.rates && Number(entry.rates[group]) <= (budget ?? Infinity))
  const years = entry.experience_since ? yearsOfExperience(entry.experience_since, todayAt(now)) : 0
  const skilled = criteria.skills.filter((any) => any.some((code) => entry.skills.includes(code)))
  const spoken = criteria.languages.filter((language) => entry.languages.includes(language))
  const points = [
    share(most.dates, fits.reduce((sum, fit) => sum + weights[fit], 0) / 4, dates.length),
    share(most.part, skilled.length, criteria.skills.length),
    budget === undefined ? most.part : share(most.part, within.length, groups.length),
    share(small, spoken.length, criteria.languages.length),
    share(small, Math.min(years, experience), experience),
  ]
  return {
    points: [50, ...points],
    score: points.reduce((sum, part) => sum + part, 50),
    years,
    fullDays: fits.filter((fit) => fit === 'full').length,
    soonest: dates.length > 0 ? 0 : firstFull(open, now),
    available: dates.length === 0 || fits.some((fit) => fit !== 'none'),
  }
}

/** Everybody who is listed, best match first: the searched profession before covered ones. */
export const plainRanking = (people: readonly Candidate[], criteria: RankingCriteria, now: Instant): UserId[] =>
  people
    .map((one) => ({ id: one.entry.id, related: one.related ?? false, ...plainScore(one, criteria, now) }))
    .filter(({ available }) => available)
    .sort(
      (a, b) =>
        Number(a.related) - Number(b.related) ||
        b.score - a.score ||
        b.fullDays - a.fullDays ||
        a.soonest - b.soonest ||
        b.years - a.years ||
        (a.id < b.id ? -1 : 1),
    )
    .map(({ id }) => id)
