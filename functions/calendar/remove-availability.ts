import type { EditScope } from '#shared/calendar/availability.schema.ts'
import type { LocalDate } from '#shared/kernel/dates.ts'
import type { AvailabilityId } from '#shared/kernel/ids.ts'
import { changeCalendar, daysToChange, type ChangeContext, type DayOfPosting } from './change-calendar.ts'

type Removal = { params: DayOfPosting; query: { scope: EditScope; except?: LocalDate[] | undefined } }

/** Removes a day of a posting, or that day and those that follow. */
export const removeAvailability = (
  context: ChangeContext,
  { params, query }: Removal,
): Promise<{ id: AvailabilityId; dates: LocalDate[] }> =>
  context.run(async () => {
    const { calendar, dates } = await daysToChange(context, params, query.scope, query.except)
    const { writes, events } = changeCalendar(context, calendar, [{ dates, set: null }])
    return { writes, answer: { id: params.id, dates }, events }
  })
