import { timeOf, type Instant, type LocalDate } from '#shared/kernel/dates.ts'
import type { PostingCode } from '#shared/kernel/ids.ts'
import type { PostingState, UnbookedFact } from './availability.lifecycle.ts'
import type { DayAvailability } from './availability.schema.ts'
import { dayIn, type CalendarMonth } from './calendar.rules.ts'
import { statusOfMark } from './posted-status.ts'
import { bookedDaysAmong, pastHoursError, postDays, removeDays } from './posting.rules.ts'

export type PostedDay = DayAvailability & { posting: PostingCode }

/** Days and what to post on them; the change is refused unless `expected` is posted on them now. */
export type CalendarChange = {
  dates: readonly LocalDate[]
  set: PostedDay | null
  expected?: (DayAvailability & { posting?: PostingCode | undefined }) | null | undefined
}

const postedOn = (months: readonly CalendarMonth[], date: LocalDate): PostedDay | null => {
  const day = dayIn(months, date)
  if (!day?.posting) return null
  const { posting, mark, hours } = day
  return {
    status: statusOfMark[mark ?? 'available'],
    ...(hours && { start_time: timeOf(hours.from), end_time: timeOf(hours.to) }),
    posting,
  }
}

const isAsExpected = (expected: NonNullable<CalendarChange['expected']> | null, now: PostedDay | null): boolean => {
  if (!expected || !now) return !expected && !now
  const sameHours = expected.start_time === now.start_time && expected.end_time === now.end_time
  return (
    expected.status === now.status &&
    (expected.status === 'unavailable' || sameHours) &&
    (expected.posting === undefined || expected.posting === now.posting)
  )
}

/** Facts for the lifecycle: a booked day can get other hours, but can't be removed or marked Unavailable. */
export const calendarChangeFacts = (booked: boolean, set: Pick<DayAvailability, 'status'> | null): UnbookedFact => ({
  unbooked: !booked || (set !== null && set.status !== 'unavailable'),
})

/** Why changes are refused: days changed since they were viewed, or booked ones would be removed or Unavailable. */
export const changeError = (
  months: readonly CalendarMonth[],
  changes: readonly CalendarChange[],
): { code: 'STALE_STATE' | 'DAY_BOOKED'; dates: LocalDate[] } | undefined => {
  const stale = changes.flatMap(({ dates, expected }) =>
    expected === undefined ? [] : dates.filter((date) => !isAsExpected(expected, postedOn(months, date))),
  )
  if (stale.length > 0) return { code: 'STALE_STATE', dates: stale.sort() }
  const booked = changes.flatMap(({ dates, set }) => {
    if (calendarChangeFacts(true, set).unbooked) return []
    return bookedDaysAmong(months, set ? dates : dates.filter((date) => dayIn(months, date)?.posting))
  })
  return booked.length > 0 ? { code: 'DAY_BOOKED', dates: booked.sort() } : undefined
}

/** The message for a change whose hours have already passed today. */
export const pastHoursOf = ({ dates, set }: CalendarChange, now: Instant): string | undefined =>
  set ? pastHoursError(dates, set, now) : undefined

/** The months with all of the changes; bookings stay. */
export const withChanges = (months: readonly CalendarMonth[], changes: readonly CalendarChange[]): CalendarMonth[] =>
  changes.reduce<CalendarMonth[]>(
    (after, { dates, set }) => (set ? postDays(after, dates, set.posting, set) : removeDays(after, dates)),
    [...months],
  )

/** `posted` if any day of the posting is in the months. */
export const postingState = (months: readonly CalendarMonth[], posting: PostingCode): PostingState =>
  months.some(({ days }) => Object.values(days).some((day) => day.posting === posting)) ? 'posted' : 'none'

/** A lifecycle action on a posting, its state before, and the days. */
export type PostingAction = {
  posting: PostingCode
  state: PostingState
  action: 'post' | 'change' | 'remove'
  dates: LocalDate[]
  off: LocalDate[]
}

/** The changes as lifecycle actions, one per posting: days are added, changed or removed. */
export const postingActions = (
  months: readonly CalendarMonth[],
  changes: readonly CalendarChange[],
): PostingAction[] => {
  const days = changes.flatMap(({ dates, set }) =>
    dates.flatMap((date) => {
      const before = dayIn(months, date)?.posting
      const posting = set ? set.posting : before
      return posting ? [{ date, set, posting, isNew: posting !== before }] : []
    }),
  )
  return [...Map.groupBy(days, ({ set, posting }) => `${posting} ${set ? 'set' : 'remove'}`).values()].map((same) => {
    const [{ posting, set }] = same as [(typeof same)[number]]
    return {
      posting,
      state: postingState(months, posting),
      action: !set ? 'remove' : same.some(({ isNew }) => isNew) ? 'post' : 'change',
      dates: same.map(({ date }) => date).sort(),
      off: same.flatMap((day) => (day.set?.status === 'unavailable' ? day.date : [])).sort(),
    }
  })
}

/** The posting that all of the days belong to, if there is one. */
export const commonPosting = (
  months: readonly CalendarMonth[],
  dates: readonly LocalDate[],
): PostingCode | undefined => {
  const [posting, ...others] = new Set(dates.map((date) => dayIn(months, date)?.posting))
  return others.length === 0 ? posting : undefined
}

/** The days on which something else is posted now. */
export const changedDates = (
  before: readonly CalendarMonth[],
  after: readonly CalendarMonth[],
  dates: readonly LocalDate[],
): LocalDate[] =>
  dates.filter((date) => JSON.stringify(postedOn(before, date)) !== JSON.stringify(postedOn(after, date)))

/** The changes that restore the days, and the days that can't be restored because that would be refused. */
export const undoOf = (
  before: readonly CalendarMonth[],
  after: readonly CalendarMonth[],
  dates: readonly LocalDate[],
  now: Instant,
): { changes: CalendarChange[]; notUndoable: LocalDate[] } => {
  const days = changedDates(before, after, dates).map((date) => ({
    dates: [date],
    set: postedOn(before, date),
    expected: postedOn(after, date),
  }))
  const [undoable = [], refused = []] = [true, false].map((can) =>
    days.filter((day) => can === !(changeError(after, [day]) || pastHoursOf(day, now))),
  )
  const sameChanges = Map.groupBy(undoable, ({ set, expected }) => JSON.stringify([set, expected]))
  return {
    changes: [...sameChanges.values()].flatMap((same) =>
      same[0] ? [{ ...same[0], dates: same.flatMap((day) => day.dates) }] : [],
    ),
    notUndoable: refused.flatMap((day) => day.dates),
  }
}
