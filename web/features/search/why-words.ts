import { formatRate } from '#shared/kernel/money.ts'
import type { ScorePart } from '#shared/search/search.schema.ts'
import { counted, daysWords, joined } from '#web/components/shift-words.ts'
import type { SeenMatch } from './requested-days.ts'
import { askedParts, type Criteria } from './criteria.ts'
import { freeCount } from '#shared/search/order.rules.ts'

/** One part of a score, in figures and in words. */
export interface Reason {
  part: ScorePart
  label: string
  points: number
  of: number
  words: string
}

const askedWords = (days: SeenMatch['days']): string =>
  days.length > 0 ? `You asked for ${daysWords(days.map(({ date }) => date))}` : ''
const waits = ({ status }: SeenMatch['days'][number]): boolean => status === 'requested'

/** `You asked for Thu 27 Nov`; empty where nothing waits. */
export const askedSummary = ({ days }: Pick<SeenMatch, 'days'>): string => askedWords(days.filter(waits))

/** The same, with the request that says more of it; several where the days were asked for one after the other. */
export const askedRequests = ({ days }: Pick<SeenMatch, 'days'>): { request: string; words: string }[] =>
  [...Map.groupBy(days.filter(waits), ({ request = '' }) => request)].map(([request, of]) => ({
    request,
    words: askedWords(of),
  }))

/** `Free on 3 of 5 days, possible on 1`; empty where all that can be had is asked for. */
export function daysSummary(match: Pick<SeenMatch, 'days'>): string {
  const all = match.days.length
  const free = freeCount(match)
  const possible = match.days.filter(({ status }) => status === 'open').length
  if (free + possible === 0 && askedSummary(match)) return ''
  if (all === 1) return free ? 'Free on your day' : possible ? 'Possible on your day' : 'Unavailable on your day'
  const every = all === 2 ? 'both days' : `all ${all} days`
  if (free === all) return `Free on ${every}`
  if (possible === all) return `Possible on ${every}`
  if (free === 0) return `Possible on ${possible} of ${all} days`
  return `Free on ${free} of ${all} days${possible > 0 ? `, possible on ${possible}` : ''}`
}

/** Those of what was asked for that are there, and those that are not. */
function hasWords(
  verb: string,
  asked: readonly string[],
  own: readonly string[],
  nameOf: (entry: string) => string,
): string {
  const [has, lacks] = [asked.filter((entry) => own.includes(entry)), asked.filter((entry) => !own.includes(entry))]
  const names = (entries: readonly string[]) => joined(entries.map(nameOf))
  if (has.length === 0) return `Not ${names(lacks)}`
  return `${verb} ${names(has)}${lacks.length > 0 ? `; not ${names(lacks)}` : ''}`
}

function rateWords({ parts: { rate }, rates, days }: SeenMatch, to: string): string {
  if (!rates) return 'No rates yet'
  if (rate.points === rate.of) return `Within your ${formatRate(Number(to))}`
  const over = `more than your ${formatRate(Number(to))}`
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

/** Why somebody stands where they stand: only what was asked for can cost points. */
export function reasonsOf(match: SeenMatch, criteria: Criteria, skillName: (code: string) => string): Reason[] {
  const words: Record<Exclude<ScorePart, 'base'>, () => string> = {
    dates: () =>
      [daysSummary(match), askedSummary(match) && `${askedSummary(match)}, counted all the same`]
        .filter(Boolean)
        .join('; ')
        .replace('; You', '; you'),
    skills: () => hasWords('Has', criteria.skills, match.skills, skillName),
    rate: () => rateWords(match, criteria.to),
    languages: () => hasWords('Speaks', criteria.languages, match.languages, (language) => language),
    experience: () => `${counted(match.experience, 'year')}; you asked for ${criteria.experience}`,
  }
  const asked = askedParts(criteria)
  // The other parts give a related profession less: what they leave of the hundred is what a named one has before it.
  const of = 100 - Object.values(match.parts).reduce((sum, part) => sum + part.of, 0)
  const covered: Reason[] =
    match.related && asked.length > 0
      ? [
          {
            part: 'base',
            label: 'Profession',
            points: 0,
            of,
            words: `${match.profession}: its skills are searched along with ${criteria.profession}`,
          },
        ]
      : []
  return [
    ...covered,
    ...asked.map((part) => ({ part, label: labels[part], ...match.parts[part], words: words[part]() })),
  ]
}
