import type { EditScope } from '#shared/calendar/availability.schema.ts'
import { removeDays } from '#shared/calendar/posting.rules.ts'
import type { LocalDate } from '#shared/kernel/dates.ts'
import type { AvailabilityId } from '#shared/kernel/ids.ts'
import { daysToChange, decision, keepBooked, type ChangeContext, type DayOfPosting } from './changed-days.ts'

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
