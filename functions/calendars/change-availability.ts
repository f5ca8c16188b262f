import { availabilitiesOf } from '#shared/calendar/availability.rules.ts'
import type {
  Availability,
  EditAvailabilityBody,
  EditScope,
  PostAvailabilityBody,
} from '#shared/calendar/availability.schema.ts'
import { monthsAround, monthsBetween, type CalendarMonth } from '#shared/calendar/calendar.rules.ts'
import { datesOfPattern } from '#shared/calendar/day-pattern.rules.ts'
import {
  daysOfPosting,
  daysWithSlots,
  outsidePosting,
  overForToday,
  postDays,
  removeDays,
  unchangedSince,
  type Said,
} from '#shared/calendar/posting.rules.ts'
import { addDays, DAYS_AHEAD, type LocalDate } from '#shared/kernel/dates.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import {
  availabilityIdOf,
  postingCodeOf,
  professionalOfAvailability,
  type AvailabilityId,
  type PostingCode,
} from '#shared/kernel/ids.ts'
import type { CalendarHead } from '#functions/stores/calendars.repository.ts'
import type { Decision } from '#functions/platform/dynamo/command.ts'
import { requestsIn, type ListContext } from './list-availability.ts'
import { writeDays, type DayStores } from '#functions/booking-days/write-days.ts'

export type ChangeContext = ListContext & DayStores

type DayOfPosting = { id: AvailabilityId; date: LocalDate }
type Calendar = { head: CalendarHead; before: CalendarMonth[] }

const refuse = (field: string, message: string): never => {
  throw new DomainError('VALIDATION_FAILED', { fields: [{ field, message }] })
}

const checkDay = (field: string, date: LocalDate, today: LocalDate): void => {
  const problem = outsidePosting(date, today)
  if (problem) refuse(field, problem)
}

const checkHours = (dates: readonly LocalDate[], said: Said, { now }: ChangeContext): void => {
  const problem = overForToday(dates, said, now)
  if (problem) refuse('end_time', problem)
}

/** The lock is read before the months, so that a booking made in between shows as a version that moved. */
const readCalendar = async ({ calendars, actor }: ChangeContext, months: readonly string[]): Promise<Calendar> => {
  const head = await calendars.readHead(actor.user.id)
  if (!head) throw new DomainError('PROFESSIONAL_NOT_FOUND')
  return { head, before: await calendars.readMonths(actor.user.id, months) }
}

const keepBooked = (months: readonly CalendarMonth[], dates: readonly LocalDate[]): void => {
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

const decision = <T>(
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
const answerOf = async (context: ChangeContext, { code, dates, after }: Changed): Promise<Availability> => {
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

/** The code that days are posted under: a new one, or that of a posting of one's own that they are added to. */
const codeFor = ({ newCode, actor }: ChangeContext, { posting }: PostAvailabilityBody): PostingCode => {
  if (posting && professionalOfAvailability(posting) !== actor.user.id) throw new DomainError('AVAILABILITY_NOT_FOUND')
  return (posting && postingCodeOf(posting)) ?? newCode('V')
}

/** The days to post: those that come back to their posting, only where nothing was changed since. */
const daysToPost = ({ before }: Calendar, { posting, instead_of, ...pattern }: PostAvailabilityBody): LocalDate[] => {
  const dates = datesOfPattern(pattern)
  const left = posting ? unchangedSince(before, dates, instead_of) : dates
  return left.length > 0 ? left : refuse('posting', 'These days were changed since and stay as they are')
}

/** Posts days, or marks them off. What stood there is replaced; what is booked stays. */
export const postAvailability = (
  context: ChangeContext,
  { body }: { body: PostAvailabilityBody },
): Promise<Availability> =>
  context.run(async () => {
    const code = codeFor(context, body)
    checkDay('date', body.date, context.today)
    if (body.end_date) checkDay('end_date', body.end_date, context.today)
    const asked = datesOfPattern(body)
    if (asked.length === 0) refuse('date', 'No day is left. Choose at least one')
    checkHours(asked, body, context)
    const calendar = await readCalendar(context, monthsAround(asked))
    const dates = daysToPost(calendar, body)
    checkHours(dates, body, context)
    const off = body.status === 'unavailable' ? dates : []
    keepBooked(calendar.before, off)
    const changed = {
      ...calendar,
      code,
      dates,
      after: postDays(calendar.before, dates, code, body),
      event: 'availability.posted' as const,
      off,
    }
    return decision(context, changed, await answerOf(context, changed))
  })

/** The days of a posting that a change is for, with the calendar around them. */
const daysToChange = async (
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

/** Changes a day of a posting, or that day and those that follow; they stay in the posting. */
export const editAvailability = (
  context: ChangeContext,
  { params, body }: { params: DayOfPosting; body: EditAvailabilityBody },
): Promise<Availability> =>
  context.run(async () => {
    const { calendar, code, dates } = await daysToChange(context, params, body.scope, body.except)
    checkHours(dates, body, context)
    const off = body.status === 'unavailable' ? dates : []
    keepBooked(calendar.before, off)
    const changed = {
      ...calendar,
      code,
      dates,
      after: postDays(calendar.before, dates, code, body),
      event: 'availability.changed' as const,
      off,
    }
    return decision(context, changed, await answerOf(context, changed))
  })

type Removal = { params: DayOfPosting; query: { scope: EditScope; except?: LocalDate[] | undefined } }

/** Removes a day of a posting, or that day and those that follow: nothing is said of them any more. */
export const removeAvailability = (
  context: ChangeContext,
  { params, query }: Removal,
): Promise<{ id: AvailabilityId; dates: LocalDate[] }> =>
  context.run(async () => {
    const { calendar, code, dates } = await daysToChange(context, params, query.scope, query.except)
    keepBooked(calendar.before, dates)
    const changed = { ...calendar, code, dates, after: removeDays(calendar.before, dates), off: [] }
    return decision(context, changed, { id: params.id, dates })
  })
