import { formatCardDate, type LocalDate } from '#shared/kernel/dates.ts'
import { formatCount, joinWords } from '#web/components/format/format-words.ts'
import { formatDays } from '#web/components/format/format-days.ts'
import type { Consequences } from './consequences.ts'

const formatEnded = ({ requests, applications }: Consequences): string =>
  joinWords([
    ...(requests > 0 ? [formatCount(requests, 'request')] : []),
    ...(applications > 0 ? [formatCount(applications, 'application')] : []),
  ])

const willEndVerb = ({ requests, applications }: Consequences): string =>
  applications === 0 ? 'be declined' : requests === 0 ? 'be withdrawn' : 'end'

const hasEndedVerb = ({ requests, applications }: Consequences): string => {
  const have = requests + applications === 1 ? 'has' : 'have'
  return `${have} ${applications === 0 ? 'been declined' : requests === 0 ? 'been withdrawn' : 'ended'}`
}

const otherDaysSuffix = ({ otherDays }: Consequences): string => (otherDays ? '; other days stay pending' : '')

/** The days of an action; a single one is named if more are chosen. */
export const formatActionDays = (dates: readonly LocalDate[], chosen: number): string => {
  const [only] = dates
  return dates.length > 1 || !only ? `${dates.length} days` : chosen > 1 ? formatCardDate(only) : 'availability'
}

export const text = {
  title: 'Calendar',
  requested: 'Requested',
  pending: 'Pending',
  booked: 'Booked',
  addAvailability: 'Add availability',
  willEnd: (consequences: Consequences, days: number) =>
    `${formatEnded(consequences)} for ${days === 1 ? 'this day' : 'these days'} will ${willEndVerb(consequences)}${otherDaysSuffix(consequences)}`,
  bookedOn: (dates: readonly LocalDate[]) => `Booked: ${joinWords(dates.map(formatCardDate))}.`,
  savedWithConsequences: (dates: readonly LocalDate[], consequences: Consequences) =>
    `Saved ${formatDays(dates)}. ${formatEnded(consequences)} for ${dates.length === 1 ? 'that day' : 'those days'} ${hasEndedVerb(consequences)}${otherDaysSuffix(consequences)}.`,
} as const
