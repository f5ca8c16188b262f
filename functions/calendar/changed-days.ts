import { availabilitiesOf } from '#shared/calendar/availability.rules.ts'
import type { Availability, EditScope } from '#shared/calendar/availability.schema.ts'
import { monthsAround, monthsBetween, type CalendarMonth } from '#shared/calendar/calendar.rules.ts'
import {
  daysOfPosting,
  daysWithSlots,
  outsidePosting,
  overForToday,
  type Said,
} from '#shared/calendar/posting.rules.ts'
import { addDays, DAYS_AHEAD, type LocalDate } from '#shared/kernel/dates.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import { availabilityIdOf, postingCodeOf, type AvailabilityId, type PostingCode } from '#shared/kernel/ids.ts'
import type { CalendarHead } from '#functions/stores/calendars.repository.ts'
import type { Decision } from '#functions/platform/dynamo/command.ts'
import { writeDays, type DayStores } from '#functions/booking-days/write-days.ts'
import { requestsIn, type ListContext } from './availability-pages.ts'

export type ChangeContext = ListContext & DayStores

export type DayOfPosting = { id: AvailabilityId; date: LocalDate }
export type Calendar = { head: CalendarHead; before: CalendarMonth[] }

export const refuse = (field: string, message: string): never => {
  throw new DomainError('VALIDATION_FAILED', { fields: [{ field, message }] })
}

export const checkDay = (field: string, date: LocalDate, today: LocalDate): void => {
  const problem = outsidePosting(date, today)
  if (problem) refuse(field, problem)
}

export const checkHours = (dates: readonly LocalDate[], said: Said, { now }: ChangeContext): void => {
  const problem = overForToday(dates, said, now)
  if (problem) refuse('end_time', problem)
}

/** The lock is read before the months, so that a booking made in between shows as a version that moved. */
export const readCalendar = async (
  { calendars, actor }: ChangeContext,
  months: readonly string[],
): Promise<Calendar> => {
  const head = await calendars.readHead(actor.user.id)
  if (!head) throw new DomainError('PROFESSIONAL_NOT_FOUND')
  return { head, before: await calendars.readMonths(actor.user.id, months) }
}

/** The days of a posting that a change is for, with the calendar around them. */
export const daysToChange = async (
  context: ChangeContext,
  { id, date }: DayOfPosting,
  scope: EditScope,
  except: readonly LocalDate[] = [],
) => {
  const { today } = context
  checkDay('date', date, today)
  const months =
    scope === 'day' ? monthsAround([date]) : monthsBetween(addDays(date, -1), addDays(today, DAYS_AHEAD + 1))
  const calendar = await readCalendar(context, months)
  const code = postingCodeOf(id) ?? ''
  const found = daysOfPosting(calendar.before, code, date, scope)
  if (found.length === 0) throw new DomainError('AVAILABILITY_NOT_FOUND')
  const dates = found.filter((day) => !except.includes(day))
  if (dates.length === 0) refuse('except', 'No day is left. Leave out fewer')
  return { calendar, code, dates }
}

export const keepBooked = (months: readonly CalendarMonth[], dates: readonly LocalDate[]): void => {
  const booked = daysWithSlots(months, dates)
  if (booked.length > 0) throw new DomainError('DAY_BOOKED', { dates: booked })
}

/** Requests follow from days that are off; nothing follows from days that are removed, of which nobody is told. */
type AvailabilityEvent = 'availability.posted' | 'availability.changed'
type Changed = Calendar & {
  code: PostingCode
  dates: LocalDate[]
  after: CalendarMonth[]
  event?: AvailabilityEvent
  off: readonly LocalDate[]
}

export const decision = <T>(
  context: ChangeContext,
  { head, before, code, dates, after, event, off }: Changed,
  answer: T,
): Decision<T> => {
  const professional = context.actor.user.id
  // First and last day: a year of dates would be the largest part of what is written. Days that are off, others act on.
  const data = { professionalId: professional, date: dates[0], end_date: dates.at(-1), off }
  return {
    writes: writeDays(context, { professional, head, before, after, today: context.today }),
    answer,
    events: event ? [{ type: event, subject: availabilityIdOf(professional, code), data }] : [],
  }
}

/** What was posted or changed, with the requests for its days. */
export const answerOf = async (context: ChangeContext, { code, dates, after }: Changed): Promise<Availability> => {
  const professional = context.actor.user.id
  const [start = '', end = ''] = [dates[0], dates.at(-1)]
  const requests = await requestsIn(context, professional, { start, end })
  const found = availabilitiesOf({
    professional,
    months: after,
    start,
    end,
    now: context.now,
    requests,
    viewer: 'professional',
  })
  return found.find(({ availability_code }) => availability_code === code) as Availability
}
