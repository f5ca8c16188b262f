import type { Availability, EditAvailabilityBody } from '#shared/calendar/availability.schema.ts'
import {
  changeCalendar,
  daysToChange,
  decidePosting,
  type ChangeContext,
  type DayOfPosting,
} from './change-calendar.ts'

/** Changes a day of a posting, or that day and those that follow; they stay in the posting. */
export const editAvailability = (
  context: ChangeContext,
  { params, body }: { params: DayOfPosting; body: EditAvailabilityBody },
): Promise<Availability> =>
  context.run(async () => {
    const { calendar, posting, dates } = await daysToChange(context, params, body.scope, body.except)
    const changed = changeCalendar(context, calendar, [{ dates, set: { ...body, posting } }])
    return decidePosting(context, posting, changed)
  })
