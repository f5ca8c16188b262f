import { availabilityLifecycle } from '#shared/calendar/availability.lifecycle.ts'
import { availabilitiesOf } from '#shared/calendar/availability.rules.ts'
import type { Availability, EditScope } from '#shared/calendar/availability.schema.ts'
import { calendarEvent } from '#shared/calendar/calendar.events.ts'
import { monthsAround, monthsBetween, type CalendarMonth } from '#shared/calendar/calendar.rules.ts'
import {
  pastHoursOf,
  changeError,
  postingActions,
  withChanges,
  type CalendarChange,
} from '#shared/calendar/calendar-changes.rules.ts'
import { withPostingTimes } from '#shared/calendar/posting-times.rules.ts'
import { daysOfPosting, postingDateError } from '#shared/calendar/posting.rules.ts'
import { addDays, MAX_DAYS_AHEAD, type LocalDate } from '#shared/kernel/dates.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import { postingCodeOf, professionalOfAvailability, type AvailabilityId, type PostingCode } from '#shared/kernel/ids.ts'
import type { CalendarLock } from '#functions/stores/calendars.repository.ts'
import { permit } from '#functions/platform/permit.ts'
import type { CommandOutcome } from '#functions/platform/dynamo/command.ts'
import { writeCalendar, type CalendarRepositories } from '#functions/staffing/write-calendar.ts'
import { requestsInPeriod, type ListContext } from './availability-pages.ts'

export type ChangeContext = ListContext & CalendarRepositories

type DayOfPosting = { id: AvailabilityId; date: LocalDate }
export type Calendar = { lock: CalendarLock; before: CalendarMonth[] }

export const refuse = (field: string, message: string): never => {
  throw new DomainError('VALIDATION_FAILED', { fields: [{ field, message }] })
}

export const checkDay = (field: string, date: LocalDate, today: LocalDate): void => {
  const problem = postingDateError(date, today)
  if (problem) refuse(field, problem)
}

/** The code of one of the caller's own postings; it need not have days yet. */
export const checkedPostingCode = ({ caller }: ChangeContext, posting: AvailabilityId): PostingCode => {
  const code = professionalOfAvailability(posting) === caller.account ? postingCodeOf(posting) : undefined
  if (!code) throw new DomainError('AVAILABILITY_NOT_FOUND')
  return code
}

/** The lock is read before the months, so that a booking made in between is noticed by the lock's version. */
export const readCalendar = async (
  { calendars, caller }: ChangeContext,
  months: readonly string[],
): Promise<Calendar> => {
  const lock = await calendars.readLock(caller.account)
  if (!lock) throw new DomainError('PROFESSIONAL_NOT_FOUND')
  return { lock, before: await calendars.readMonths(caller.account, months) }
}

/** The days of a posting that a change affects, with the calendar around them. */
export const daysToChange = async (
  context: ChangeContext,
  { id, date }: DayOfPosting,
  scope: EditScope,
  except: readonly LocalDate[] = [],
) => {
  const { today } = context
  checkDay('date', date, today)
  const months =
    scope === 'day' ? monthsAround([date]) : monthsBetween(addDays(date, -1), addDays(today, MAX_DAYS_AHEAD + 1))
  const calendar = await readCalendar(context, months)
  const posting = postingCodeOf(id) ?? ''
  const found = daysOfPosting(calendar.before, posting, date, scope)
  if (found.length === 0) throw new DomainError('AVAILABILITY_NOT_FOUND')
  const dates = found.filter((day) => !except.includes(day))
  if (dates.length === 0) refuse('except', 'Leave out fewer days: at least one must remain')
  return { calendar, posting, dates }
}

/**
 * Applies all of the changes or none: returns the calendar, the writes, and an event for each posting. `endOf` names
 * the field of a change's end time.
 */
export const applyChanges = (
  context: ChangeContext,
  { lock, before }: Calendar,
  changes: readonly CalendarChange[],
  endOf = (_: number): string => 'end_time',
) => {
  changes.forEach((change, at) => {
    const over = pastHoursOf(change, context.now)
    if (over) refuse(endOf(at), over)
  })
  const refusal = changeError(before, changes)
  if (refusal?.code === 'STALE_STATE') throw new DomainError(refusal.code, { dates: refusal.dates })
  // One booked day that would be removed or become unavailable stops the whole change.
  const facts = { unbooked: !refusal }
  const after = withPostingTimes(before, withChanges(before, changes), context.now)
  const professional = context.caller.account
  return {
    after,
    dates: changes.flatMap(({ dates }) => dates).sort(),
    writes: writeCalendar(context, { professional, lock, before, after, today: context.today }),
    events: postingActions(before, changes).map(({ state, action, ...days }) => {
      const eventType = permit(
        context.caller,
        availabilityLifecycle,
        { state, action, facts },
        { DAY_BOOKED: refusal?.dates ?? [] },
      )
      return calendarEvent(eventType, { professional, ...days })
    }),
  }
}

/** The days posted or changed under a code, with the requests for them. */
export const postingDecision = async (
  context: ChangeContext,
  posting: PostingCode,
  { dates, after, writes, events }: ReturnType<typeof applyChanges>,
): Promise<CommandOutcome<Availability>> => {
  const professional = context.caller.account
  const [start = '', end = ''] = [dates[0], dates.at(-1)]
  const requests = await requestsInPeriod(context, professional, { start, end })
  const found = availabilitiesOf({
    professional,
    months: after,
    start,
    end,
    now: context.now,
    requests,
    party: 'professional',
  })
  const response = found.find(({ availability_code }) => availability_code === posting) as Availability
  return { writes, response, events }
}
