import type { calendarContract } from '#shared/calendar/calendar.contract.ts'
import type { InputOf } from '#shared/kernel/define-contract.ts'
import type { LocalDate } from '#shared/kernel/dates.ts'
import type { AvailabilityId } from '#shared/kernel/ids.ts'
import { applyChanges, daysToChange, type ChangeContext } from './apply-changes.ts'

type Input = InputOf<(typeof calendarContract)['removeAvailability']>

/** Removes one day of a posting, or that day and all later ones. */
export const removeAvailability = (
  context: ChangeContext,
  { params, query }: Input,
): Promise<{ id: AvailabilityId; dates: LocalDate[] }> =>
  context.execute(async () => {
    const { calendar, dates } = await daysToChange(context, params, query.scope, query.except)
    const { writes, events } = applyChanges(context, calendar, [{ dates, set: null }])
    return { writes, response: { id: params.id, dates }, events }
  })
