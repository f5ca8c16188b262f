import type { Availability } from '#shared/calendar/availability.schema.ts'
import type { calendarContract } from '#shared/calendar/calendar.contract.ts'
import { monthsAround } from '#shared/calendar/calendar.rules.ts'
import { datesOfPattern } from '#shared/calendar/day-pattern.rules.ts'
import type { InputOf } from '#shared/kernel/define-contract.ts'
import {
  applyChanges,
  checkDay,
  postingDecision,
  checkedPostingCode,
  readCalendar,
  refuse,
  type ChangeContext,
} from './apply-changes.ts'

type Input = InputOf<(typeof calendarContract)['postAvailability']>

/** Adds availability, or marks days Unavailable. Earlier availability on these days is replaced; bookings stay. */
export const postAvailability = (context: ChangeContext, { body }: Input): Promise<Availability> =>
  context.execute(async () => {
    const posting = body.posting ? checkedPostingCode(context, body.posting) : context.newCode('V')
    checkDay('date', body.date, context.today)
    if (body.end_date) checkDay('end_date', body.end_date, context.today)
    const dates = datesOfPattern(body)
    if (dates.length === 0) refuse('date', 'Choose at least one day')
    const calendar = await readCalendar(context, monthsAround(dates))
    const changed = applyChanges(context, calendar, [{ dates, set: { ...body, posting } }])
    return postingDecision(context, posting, changed)
  })
