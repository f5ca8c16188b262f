import { formatRate } from '#shared/kernel/money.ts'
import { rateGroupOf } from '#shared/kernel/rate-groups.ts'
import type { ScorePart } from '#shared/search/search-enums.ts'
import { formatCount, joinWords } from '#web/components/format/format-words.ts'
import { formatDays } from '#web/components/format/format-days.ts'
import { extraHolidays } from '#web/components/days/holidays.ts'
import { filteredParts, type SearchCriteria } from './search-criteria.ts'
import { daysSummary, requestedSummary } from './days-summary.ts'
import type { SeenMatch } from './own-days.ts'

/** One part of a score, with its points and an explanation. */
export interface ScoreReason {
  part: ScorePart | 'profession' | 'unasked'
  label: string
  points: number
  of: number
  explanation: string
}

/** `Has Dispensing, but not Compounding` */
function formatHasOrLacks(
  verb: 'have' | 'speak',
  filters: readonly string[],
  own: readonly string[],
  nameOf: (entry: string) => string,
): string {
  const [has, lacks] = [filters.filter((entry) => own.includes(entry)), filters.filter((entry) => !own.includes(entry))]
  const names = (entries: readonly string[]) => joinWords(entries.map(nameOf))
  if (has.length === 0) return `Does not ${verb} ${names(lacks)}`
  return `${verb === 'have' ? 'Has' : 'Speaks'} ${names(has)}${lacks.length > 0 ? `, but not ${names(lacks)}` : ''}`
}

function formatRateReason({ parts: { rate }, rates, days }: SeenMatch, to: string): string {
  if (!rates) return 'No rates yet'
  if (rate.points === rate.of) return `Within your budget of ${formatRate(Number(to))}`
  const over = `above your budget of ${formatRate(Number(to))}`
  const asked = days.map(({ date }) => Number(rates[rateGroupOf(date, extraHolidays())]))
  const [only = Number(rates.weekdays)] = asked
  if (asked.length < 2) return `${formatRate(only)} is ${over}`
  return `${asked.every((one) => one > Number(to)) ? 'On all days' : 'On some days'} ${over}`
}

/** Measured against the hours, since a day counts in full only if they fit. */
function formatDatesReason(match: SeenMatch, { dates, start_time, end_time }: SearchCriteria): string {
  const requested = requestedSummary(match)
  const summary = [daysSummary(match), requested && `${requested}, which still counts`]
    .filter(Boolean)
    .join('; ')
    .replace('; You', '; you')
  return `${summary}; you asked for ${formatDays(dates)}, ${start_time}–${end_time}`
}

const labels: Record<ScorePart, string> = {
  base: 'Profession and region',
  dates: 'Dates',
  skills: 'Skills',
  rate: 'Rate',
  languages: 'Languages',
  experience: 'Experience',
}

const unasked: Record<Exclude<ScorePart, 'base'>, string> = {
  dates: 'days',
  skills: 'skills',
  rate: 'a budget',
  languages: 'languages',
  experience: 'a minimum of experience',
}

/** The parts without a criterion as one, which counts in full; none if everything was asked for. */
function unaskedReason(parts: SeenMatch['parts'], asked: readonly ScorePart[]): ScoreReason[] {
  const others = (Object.keys(unasked) as (keyof typeof unasked)[]).filter((part) => !asked.includes(part))
  if (others.length === 0) return []
  const sum = (of: 'points' | 'of') => others.reduce((total, part) => total + parts[part][of], 0)
  const names = joinWords(
    others.map((part) => unasked[part]),
    'or',
  )
  return [
    {
      part: 'unasked',
      label: 'Other criteria',
      points: sum('points'),
      of: sum('of'),
      explanation: `You did not search by ${names}, so ${others.length > 1 ? 'they count' : 'it counts'} in full`,
    },
  ]
}

/**
 * The parts of a score, which add up to it, as bars and words show them. Only criteria of the search can cost points,
 * or a profession that was not searched for.
 */
export function reasonsOf(
  match: SeenMatch,
  criteria: SearchCriteria,
  skillName: (code: string) => string,
): ScoreReason[] {
  const { parts, related, profession, days } = match
  const explanation: Record<Exclude<ScorePart, 'base'>, () => string> = {
    dates: () => formatDatesReason(match, criteria),
    skills: () => formatHasOrLacks('have', criteria.skills, match.skills, skillName),
    rate: () => formatRateReason(match, criteria.to),
    languages: () => formatHasOrLacks('speak', criteria.languages, match.languages, (language) => language),
    experience: () => `${formatCount(match.experience, 'year')}; your minimum is ${criteria.experience}`,
  }
  const asked = filteredParts(criteria)
  const region = criteria.location.split(',')[1]
  const known = [
    related ? `Related profession: ${profession}` : profession,
    region && `works in ${region}`,
    days.length > 0 && 'not Unavailable on all your days',
  ]
  const covered = 100 - Object.values(parts).reduce((sum, { of }) => sum + of, 0)
  return [
    {
      part: 'base',
      label: labels.base,
      ...parts.base,
      explanation: joinWords(known.filter((word) => typeof word === 'string')),
    },
    ...(covered > 0
      ? [
          {
            part: 'profession' as const,
            label: 'Profession',
            points: 0,
            of: covered,
            explanation: `A search for ${criteria.profession} also covers ${profession}`,
          },
        ]
      : []),
    ...asked.map((part) => ({ part, label: labels[part], ...parts[part], explanation: explanation[part]() })),
    ...unaskedReason(parts, asked),
  ]
}
