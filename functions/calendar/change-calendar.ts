import type { ChangeCalendarBody, ChangedDays, DayChange, DayPosting } from '#shared/calendar/availability.schema.ts'
import type { calendarContract } from '#shared/calendar/calendar.contract.ts'
import { monthsAround } from '#shared/calendar/calendar.rules.ts'
import {
  changedDates,
  commonPosting,
  undoOf,
  type CalendarChange,
  type PostedDay,
} from '#shared/calendar/calendar-changes.rules.ts'
import { datesOfPattern } from '#shared/calendar/day-pattern.rules.ts'
import type { LocalDate } from '#shared/kernel/dates.ts'
import type { InputOf } from '#shared/kernel/define-contract.ts'
import { availabilityIdOf, type UserId } from '#shared/kernel/ids.ts'
import {
  applyChanges,
  checkDay,
  checkedPostingCode,
  readCalendar,
  refuse,
  type Calendar,
  type ChangeContext,
} from './apply-changes.ts'

type Input = InputOf<(typeof calendarContract)['changeCalendar']>
type DatedChange = Omit<DayChange, 'dates'> & { dates: LocalDate[] }

/** Each day of the next year at most once. */
const datedChanges = ({ today }: ChangeContext, { changes }: ChangeCalendarBody): DatedChange[] => {
  const named = new Set<LocalDate>()
  return changes.map(({ dates: given, ...change }, at) => {
    const field = `changes.${at}.dates`
    const dates = Array.isArray(given) ? given : datesOfPattern(given)
    if (dates.length === 0) refuse(field, 'Choose at least one day')
    for (const date of dates) {
      checkDay(field, date, today)
      if (named.has(date)) refuse(field, 'Include each day only once')
      named.add(date)
    }
    return { ...change, dates }
  })
}

const changesTo = (context: ChangeContext, { before }: Calendar, dated: readonly DatedChange[]): CalendarChange[] => {
  const expectedWithCode = ({ posting, ...expected }: DayPosting) => ({
    ...expected,
    ...(posting && { posting: checkedPostingCode(context, posting) }),
  })
  const codeFor = (dates: readonly LocalDate[], { posting }: DayPosting) =>
    posting ? checkedPostingCode(context, posting) : (commonPosting(before, dates) ?? context.newCode('V'))
  return dated.map(({ dates, set, expected }) => ({
    dates,
    set: set && { ...set, posting: codeFor(dates, set) },
    expected: expected && expectedWithCode(expected),
  }))
}

const undoBody = (professional: UserId, undo: readonly CalendarChange[]): ChangeCalendarBody => {
  const postingOf = ({ posting, ...rest }: PostedDay) => ({ ...rest, posting: availabilityIdOf(professional, posting) })
  return {
    changes: undo.map(({ dates, set, expected }) => ({
      dates: [...dates],
      set: set && postingOf(set),
      expected: expected && postingOf(expected as PostedDay),
    })),
  }
}

/** Changes days of the caller's own calendar, all or none, and returns the command that undoes the change. */
export const changeCalendar = (context: ChangeContext, { body }: Input): Promise<ChangedDays> =>
  context.execute(async () => {
    const dated = datedChanges(context, body)
    const calendar = await readCalendar(context, monthsAround(dated.flatMap(({ dates }) => dates)))
    const changes = changesTo(context, calendar, dated)
    const endOf = (at: number) => `changes.${at}.set.end_time`
    const { after, dates, writes, events } = applyChanges(context, calendar, changes, endOf)
    const undo = undoOf(calendar.before, after, dates, context.now)
    return {
      writes,
      response: {
        dates: changedDates(calendar.before, after, dates),
        ...(undo.changes.length > 0 && { undo: undoBody(context.caller.account, undo.changes) }),
        not_undoable: undo.notUndoable,
      },
      events,
    }
  })
