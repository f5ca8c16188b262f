import type { Availability, EditAvailabilityBody } from '#shared/calendar/availability.schema.ts'
import { postDays } from '#shared/calendar/posting.rules.ts'
import {
  answerOf,
  checkHours,
  daysToChange,
  decision,
  keepBooked,
  type ChangeContext,
  type DayOfPosting,
} from './changed-days.ts'

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
