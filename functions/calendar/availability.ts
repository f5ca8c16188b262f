import type { Availability } from '#shared/calendar/availability.schema.ts'
import type { calendarContract } from '#shared/calendar/calendar.contract.ts'
import { monthsAround } from '#shared/calendar/calendar.rules.ts'
import { datesOfPattern } from '#shared/calendar/day-pattern.rules.ts'
import type { InputOf } from '#shared/kernel/define-contract.ts'
import type { LocalDate } from '#shared/kernel/dates.ts'
import type { AvailabilityId } from '#shared/kernel/ids.ts'
import {
  applyChanges,
  checkDay,
  postingDecision,
  checkedPostingCode,
  readCalendar,
  refuse,
  type ChangeContext,
  daysToChange,
} from './apply-changes.ts'

type Contract = typeof calendarContract

/** Adds availability, or marks days Unavailable. Earlier availability on these days is replaced; bookings stay. */
export const postAvailability = (
  context: ChangeContext,
  { body }: InputOf<Contract['postAvailability']>,
): Promise<Availability> =>
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

/** Changes one day of a posting, or that day and all later ones; they stay in the posting. */
export const editAvailability = (
  context: ChangeContext,
  { params, body }: InputOf<Contract['editAvailability']>,
): Promise<Availability> =>
  context.execute(async () => {
    const { calendar, posting, dates } = await daysToChange(context, params, body.scope, body.except)
    const changed = applyChanges(context, calendar, [{ dates, set: { ...body, posting } }])
    return postingDecision(context, posting, changed)
  })

/** Removes one day of a posting, or that day and all later ones. */
export const removeAvailability = (
  context: ChangeContext,
  { params, query }: InputOf<Contract['removeAvailability']>,
): Promise<{ id: AvailabilityId; dates: LocalDate[] }> =>
  context.execute(async () => {
    const { calendar, dates } = await daysToChange(context, params, query.scope, query.except)
    const { writes, events } = applyChanges(context, calendar, [{ dates, set: null }])
    return { writes, response: { id: params.id, dates }, events }
  })
