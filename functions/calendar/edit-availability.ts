import type { Availability } from '#shared/calendar/availability.schema.ts'
import type { calendarContract } from '#shared/calendar/calendar.contract.ts'
import type { InputOf } from '#shared/kernel/define-contract.ts'
import { applyChanges, daysToChange, postingDecision, type ChangeContext } from './apply-changes.ts'

type Input = InputOf<(typeof calendarContract)['editAvailability']>

/** Changes one day of a posting, or that day and all later ones; they stay in the posting. */
export const editAvailability = (context: ChangeContext, { params, body }: Input): Promise<Availability> =>
  context.execute(async () => {
    const { calendar, posting, dates } = await daysToChange(context, params, body.scope, body.except)
    const changed = applyChanges(context, calendar, [{ dates, set: { ...body, posting } }])
    return postingDecision(context, posting, changed)
  })
