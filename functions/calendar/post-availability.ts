import type { Availability, PostAvailabilityBody } from '#shared/calendar/availability.schema.ts'
import { monthsAround } from '#shared/calendar/calendar.rules.ts'
import { datesOfPattern } from '#shared/calendar/day-pattern.rules.ts'
import { postDays, unchangedSince } from '#shared/calendar/posting.rules.ts'
import type { LocalDate } from '#shared/kernel/dates.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import { postingCodeOf, professionalOfAvailability, type PostingCode } from '#shared/kernel/ids.ts'
import {
  answerOf,
  checkDay,
  checkHours,
  decision,
  keepBooked,
  readCalendar,
  refuse,
  type Calendar,
  type ChangeContext,
} from './changed-days.ts'

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
