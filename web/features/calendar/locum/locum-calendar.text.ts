import { formatCardDate, type LocalDate, type LocalTime, weekdayName } from '#shared/kernel/dates.ts'
import { formatCount, joinWords } from '#web/components/format/format-words.ts'
import { formatDays } from '#web/components/format/format-days.ts'
import type { Consequences } from './consequences.ts'

/** The days without their number, which is shown beside it. */
const formatWhichDays = (dates: readonly LocalDate[]): string => formatDays(dates).replace(/^\d+ days, /, '')

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
const formatActionDays = (dates: readonly LocalDate[], chosen: number): string => {
  const [only] = dates
  return dates.length > 1 || !only ? `${dates.length} days` : chosen > 1 ? formatCardDate(only) : 'availability'
}

export const text = {
  title: 'Calendar',
  requested: 'Requested',
  pending: 'Pending',
  booked: 'Booked',
  availableHint: 'You can work these hours',
  possiblyAvailableHint: 'You may be able to work these hours',
  unavailableHint: 'Practices can’t request or book you',
  chosen: (days: number) => `${formatCount(days, 'day')} chosen`,
  notSaved: (dates: readonly LocalDate[]) => `${formatWhichDays(dates)} · not saved yet`,
  noChanges: (dates: readonly LocalDate[]) => `${formatWhichDays(dates)} · no changes`,
  save: (days: number, chosen: number) =>
    `Save ${days < chosen ? `${days} of ${formatCount(chosen, 'day')}` : formatCount(days, 'day')}`,
  unchanged: (days: number) =>
    days === 1 ? 'The other day stays as it is.' : `The other ${days} days stay as they are.`,
  /** `posted`: a chosen day has availability. */
  change: (days: number, posted: boolean) =>
    days === 1 ? `${posted ? 'Change' : 'Add'} availability` : `${posted ? 'Change' : 'Add'} ${days} days`,
  addAvailability: 'Add availability',
  howToChoose: (canDrag: boolean): string =>
    `Choose ${canDrag ? 'a day or drag across several' : 'one or more days'}, then choose Available, Possibly Available or Unavailable.`,
  endOfNight: (time: LocalTime, date: LocalDate) => `Overnight: ends at ${time} on the next day, ${weekdayName(date)}.`,
  endOfNights: (time: LocalTime) => `Overnight: each shift ends at ${time} on the next day.`,
  mixed: 'Leave unchanged',
  mixedHint: 'Each day keeps its current status',
  hoursDiffer: 'These days have different hours. Each day keeps its own unless you choose new ones.',
  setBoth: (date: LocalDate, hours: string | undefined) =>
    hours
      ? `Choose both a start and an end. Otherwise ${formatCardDate(date)} would be ${hours}.`
      : `Choose both a start and an end. ${formatCardDate(date)} has no hours yet.`,
  tapToLeaveOut: 'Tap a day to leave it out.',
  tapToChoose: 'Tap a day to set your availability.',
  onlyThisDay: 'Only this day',
  following: 'This day and all following days',
  keepsBooking: (date: LocalDate) => `${formatCardDate(date)} keeps its booking`,
  keepBookings: (dates: readonly LocalDate[]) => `${joinWords(dates.map(formatCardDate))} keep their bookings`,
  cannotBeOff: (dates: readonly LocalDate[]) =>
    `${joinWords(dates.map(formatCardDate))} ${dates.length === 1 ? 'is booked, so it' : 'are booked, so they'} can’t be marked Unavailable.`,
  willEnd: (consequences: Consequences, days: number) =>
    `${formatEnded(consequences)} for ${days === 1 ? 'this day' : 'these days'} will ${willEndVerb(consequences)}${otherDaysSuffix(consequences)}`,
  ifUnavailable: (what: string) => `If you choose Unavailable, ${what}`,
  consequencesHint: (names: readonly string[]) => `${joinWords(names)} will be notified at once. This can’t be undone.`,
  replaces: (dates: readonly LocalDate[]) => `Replaces your availability on ${formatDays(dates)}.`,
  staysUnavailable: (days: number) => (days === 1 ? '1 day stays Unavailable.' : `${days} days stay Unavailable.`),
  loadFailed: 'Your calendar beyond this month could not be loaded. Try again in a moment.',
  bookedOn: (dates: readonly LocalDate[]) => `Booked: ${joinWords(dates.map(formatCardDate))}.`,
  allBooked: 'All of these days are booked.',
  remove: (dates: readonly LocalDate[], chosen: number) => `Remove ${formatActionDays(dates, chosen)}`,
  cannotBeRemoved: (days: number) =>
    days === 1
      ? 'You are booked on this day. Cancel the booking first, then you can remove the day.'
      : 'You are booked on these days. Cancel the bookings first, then you can remove the days.',
  saved: (dates: readonly LocalDate[]) => `Saved ${formatDays(dates)}.`,
  savedWithConsequences: (dates: readonly LocalDate[], consequences: Consequences) =>
    `Saved ${formatDays(dates)}. ${formatEnded(consequences)} for ${dates.length === 1 ? 'that day' : 'those days'} ${hasEndedVerb(consequences)}${otherDaysSuffix(consequences)}.`,
  applicationsLoadFailed:
    'Your applications could not be loaded. Any for days that you mark Unavailable will be withdrawn.',
  removeTitle: (dates: readonly LocalDate[], chosen: number) => `Remove ${formatActionDays(dates, chosen)}?`,
  removeLead: (dates: readonly LocalDate[]) => `What should practices see for ${formatDays(dates)}?`,
  keep: (dates: readonly LocalDate[], chosen: number) => `Keep ${formatActionDays(dates, chosen)}`,
  unavailable: 'Unavailable',
  removeUnavailableHint: 'Practices can’t request or book you.',
  possiblyAvailableLegend: 'Possibly Available, and days without an entry',
  undecided: 'Undecided',
  undecidedHint: 'Practices still see you as Possibly Available. Applications and requests don’t change.',
  removed: (dates: readonly LocalDate[]) => `Removed ${formatDays(dates)}.`,
  cleared: 'Your changes to these days were discarded.',
  restoreAction: 'Restore',
  undo: 'Undo',
  notUndoable: (dates: readonly LocalDate[]) => `${joinWords(dates.map(formatCardDate))} can’t be restored.`,
  tryAgain: 'Try again',
  undone: 'Undone. Your days have been restored.',
  notUndone: 'This could not be undone. Your calendar shows the current state.',
  undoRefused: 'Nothing was undone.',
  changedSince: (dates: readonly LocalDate[]) =>
    `${formatDays(dates)} ${dates.length === 1 ? 'has' : 'have'} changed since then.`,
} as const
