import { formatRate } from '#shared/kernel/money.ts'
import type { ScorePart } from '#shared/search/search.schema.ts'
import { formatCount, formatDays, joinWords } from '#web/components/format-shift.ts'
import type { MatchWithRequests } from './pending-days.ts'
import { filteredParts, type Criteria } from './criteria.ts'
import { countAvailableDays } from '#shared/search/order.rules.ts'

/** One part of a score, with its points and an explanation. */
export interface Reason {
  part: ScorePart
  label: string
  points: number
  of: number
  explanation: string
}

const formatRequested = (days: MatchWithRequests['days']): string =>
  days.length > 0 ? `You requested ${formatDays(days.map(({ date }) => date))}` : ''
const pending = ({ status }: MatchWithRequests['days'][number]): boolean => status === 'requested'

/** `You requested Thu 27 Nov`; empty without pending requests. */
export const requestedSummary = ({ days }: Pick<MatchWithRequests, 'days'>): string =>
  formatRequested(days.filter(pending))

/** The same for each pending request. */
export const requestedByRequest = ({
  days,
}: Pick<MatchWithRequests, 'days'>): { request: string; explanation: string }[] =>
  [...Map.groupBy(days.filter(pending), ({ request = '' }) => request)].map(([request, of]) => ({
    request,
    explanation: formatRequested(of),
  }))

/** `Available on 3 of 5 days, possibly on 1`; empty if every available day is already requested. */
export function daysSummary(match: Pick<MatchWithRequests, 'days'>): string {
  const all = match.days.length
  const free = countAvailableDays(match)
  const possible = match.days.filter(({ status }) => status === 'open').length
  if (free + possible === 0 && requestedSummary(match)) return ''
  if (all === 1)
    return free ? 'Available on your day' : possible ? 'Possibly Available on your day' : 'Unavailable on your day'
  const every = all === 2 ? 'both days' : `all ${all} days`
  if (free === all) return `Available on ${every}`
  if (possible === all) return `Possibly Available on ${every}`
  if (free === 0) return `Possibly Available on ${possible} of ${all} days`
  return `Available on ${free} of ${all} days${possible > 0 ? `, possibly on ${possible}` : ''}`
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

function formatRateReason({ parts: { rate }, rates, days }: MatchWithRequests, to: string): string {
  if (!rates) return 'No rates yet'
  if (rate.points === rate.of) return `Within your budget of ${formatRate(Number(to))}`
  const over = `above your budget of ${formatRate(Number(to))}`
  return rate.points > 0 && days.length > 1
    ? `On some days ${over}`
    : `${days.length > 1 ? 'On all days' : formatRate(Number(rates.weekdays))} ${days.length > 1 ? over : `is ${over}`}`
}

const labels = {
  dates: 'Dates',
  skills: 'Skills',
  rate: 'Rate',
  languages: 'Languages',
  experience: 'Experience',
} as const

/** Explains a score: only criteria of the search can cost points. */
export function reasonsOf(match: MatchWithRequests, criteria: Criteria, skillName: (code: string) => string): Reason[] {
  const explanation: Record<Exclude<ScorePart, 'base'>, () => string> = {
    dates: () =>
      [daysSummary(match), requestedSummary(match) && `${requestedSummary(match)}, which still counts`]
        .filter(Boolean)
        .join('; ')
        .replace('; You', '; you'),
    skills: () => formatHasOrLacks('have', criteria.skills, match.skills, skillName),
    rate: () => formatRateReason(match, criteria.to),
    languages: () => formatHasOrLacks('speak', criteria.languages, match.languages, (language) => language),
    experience: () => `${formatCount(match.experience, 'year')}; your minimum is ${criteria.experience}`,
  }
  const filters = filteredParts(criteria)
  // The parts of a related profession add up to less than 100; the rest is what the searched profession would add.
  const of = 100 - Object.values(match.parts).reduce((sum, part) => sum + part.of, 0)
  const covered: Reason[] =
    match.related && filters.length > 0
      ? [
          {
            part: 'base',
            label: 'Profession',
            points: 0,
            of,
            explanation: `A search for ${criteria.profession} also covers ${match.profession}`,
          },
        ]
      : []
  return [
    ...covered,
    ...filters.map((part) => ({ part, label: labels[part], ...match.parts[part], explanation: explanation[part]() })),
  ]
}
