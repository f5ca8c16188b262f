import { cardDate, type LocalDate, type LocalTime, weekdayName } from '#shared/kernel/dates.ts'
import { counted, daysWords, joined } from '#web/components/shift-words.ts'
import type { Ending } from './ends-when-off.ts'

/** Which days, where their number is told already. */
const whichDays = (dates: readonly LocalDate[]): string => daysWords(dates).replace(/^\d+ days, /, '')

const whatEnds = ({ requests, applications }: Ending): string =>
  joined([
    ...(requests > 0 ? [counted(requests, 'request')] : []),
    ...(applications > 0 ? [counted(applications, 'application')] : []),
  ])

const howItEnds = ({ requests, applications }: Ending): string =>
  applications === 0 ? 'be declined' : requests === 0 ? 'be withdrawn' : 'end'

const howItEnded = ({ requests, applications }: Ending): string => {
  const have = requests + applications === 1 ? 'has' : 'have'
  return `${have} ${applications === 0 ? 'been declined' : requests === 0 ? 'been withdrawn' : 'ended'}`
}

const andOthers = ({ otherDays }: Ending): string => (otherDays ? '; other days still wait' : '')

/** The days that an action is about: one of several that are chosen has to be named. */
const daysOf = (dates: readonly LocalDate[], chosen: number): string => {
  const [only] = dates
  return dates.length > 1 || !only ? `${dates.length} days` : chosen > 1 ? cardDate(only) : 'this day'
}

export const text = {
  title: 'Calendar',
  waits: 'Waits',
  booked: 'Booked',
  freeMeans: 'Practices can ask for you',
  tentativeMeans: 'Shown as “Possibly Available”, ask me first',
  offMeans: 'Hidden from search',
  chosen: (days: number) => `${counted(days, 'day')} chosen`,
  notSaved: (dates: readonly LocalDate[]) => `${whichDays(dates)} · not saved yet`,
  asPosted: (dates: readonly LocalDate[]) => `${whichDays(dates)} · as posted`,
  save: (days: number) => (days === 1 ? 'Save 1 day' : `Save ${days} days`),
  change: (days: number) => (days === 1 ? 'Change this day' : `Change ${days} days`),
  nothingChosen: 'Say when you are free',
  howToChoose: 'Choose a day, or draw over several, and say whether you are free, perhaps free or off.',
  endOfNight: (time: LocalTime, date: LocalDate) =>
    `Through the night: ends at ${time} on the next day, ${weekdayName(date)}.`,
  endOfNights: (time: LocalTime) => `Through the night: each ends at ${time} on the day after.`,
  differs: 'Differs',
  differsMeans: 'Each day stays as it is posted',
  hoursDiffer: 'The hours of these days differ. What you don’t choose stays as it is on each.',
  setBoth: (date: LocalDate, hours: string | undefined) =>
    hours
      ? `Set both From and To: ${cardDate(date)} would be ${hours}.`
      : `Set both From and To: ${cardDate(date)} has no hours of its own.`,
  tapToLeaveOut: 'Tap a day to leave it out.',
  tapToSay: 'Tap a day to say whether you are free.',
  onlyThisDay: 'Only this day',
  following: 'This day and all that follow',
  keepsBooking: (date: LocalDate) => `${cardDate(date)} keeps its booking`,
  keepBookings: (dates: readonly LocalDate[]) => `${joined(dates.map(cardDate))} keep their bookings`,
  cannotBeOff: (dates: readonly LocalDate[]) =>
    `${joined(dates.map(cardDate))} ${dates.length === 1 ? 'is booked, so it' : 'are booked, so they'} can’t be off. ${dates.length === 1 ? 'It stays' : 'They stay'} as ${dates.length === 1 ? 'it is' : 'they are'}.`,
  willEnd: (ending: Ending, days: number) =>
    `${whatEnds(ending)} for ${days === 1 ? 'this day' : 'these days'} will ${howItEnds(ending)}${andOthers(ending)}`,
  ifUnavailable: (what: string) => `If you choose Unavailable, ${what}`,
  endingMeans: (names: readonly string[]) =>
    `${joined(names)} ${names.length === 1 ? 'is' : 'are'} notified at once. This can’t be undone.`,
  replaces: (dates: readonly LocalDate[]) => `Replaces what you posted on ${daysWords(dates)}.`,
  stayOff: (days: number) => (days === 1 ? '1 day is off and stays off.' : `${days} days are off and stay off.`),
  unread: 'Your calendar beyond this month could not be read. Try again in a moment.',
  bookedOn: (dates: readonly LocalDate[]) => `Booked: ${joined(dates.map(cardDate))}.`,
  allBooked: 'All of these days are booked.',
  remove: (dates: readonly LocalDate[], chosen: number) => `Remove ${daysOf(dates, chosen)}`,
  cannotBeRemoved: (days: number) =>
    days === 1
      ? 'You are booked on this day. Cancel the booking first, then you can take the day away.'
      : 'You are booked on these days. Cancel the bookings first, then you can take the days away.',
  saved: (dates: readonly LocalDate[]) => `Saved ${daysWords(dates)}.`,
  savedEnding: (dates: readonly LocalDate[], ending: Ending) =>
    `Saved ${daysWords(dates)}. ${whatEnds(ending)} for ${dates.length === 1 ? 'that day' : 'those days'} ${howItEnded(ending)}${andOthers(ending)}.`,
  applicationsUnread: 'Your applications could not be read. Those for days that you mark off will be withdrawn.',
  removeTitle: (dates: readonly LocalDate[], chosen: number) => `Remove ${daysOf(dates, chosen)}?`,
  removeLead: (dates: readonly LocalDate[]) => `What should practices know of ${daysWords(dates)}?`,
  keep: (dates: readonly LocalDate[], chosen: number) => `Keep ${daysOf(dates, chosen)}`,
  unavailable: 'Unavailable',
  unavailableMeans: 'Marked off: practices cannot ask for you, and nothing can be booked.',
  undecided: 'Undecided',
  undecidedMeans:
    'Nothing is posted: practices still see you as “Possibly Available”. Applications and requests stay as they are.',
  removed: (dates: readonly LocalDate[]) => `Removed ${daysWords(dates)}.`,
  cleared: 'What you entered for these days was not saved.',
  putBack: 'Put it back',
  undo: 'Undo',
  notUndoable: (dates: readonly LocalDate[]) => `${joined(dates.map(cardDate))} can’t be put back.`,
  tryAgain: 'Try again',
  undone: 'Undone. Your days are as they were.',
  notUndone: 'This could not be undone. Your calendar shows how it stands.',
  undoRefused: 'Nothing was undone: your calendar stays as it is.',
  changedSince: (dates: readonly LocalDate[]) =>
    `${daysWords(dates)} ${dates.length === 1 ? 'was' : 'were'} changed since.`,
} as const
