import { availabilityLifecycle } from '#shared/calendar/availability.lifecycle.ts'
import type { PostedStatus } from '#shared/calendar/availability.schema.ts'
import { calendarChangeFacts } from '#shared/calendar/calendar-changes.rules.ts'
import type { LocalDate } from '#shared/kernel/dates.ts'
import { isBooked, type OwnCalendar } from '#web/components/calendar/own-calendar.ts'
import { type Action, actionsOf } from '#web/components/actions/lifecycle-actions.ts'

/** The actions of one day: save it with a status, or remove its availability. */
export function dayActions(calendar: OwnCalendar, date: LocalDate, status: PostedStatus = 'available') {
  const booked = isBooked(calendar, date)
  const toSave = calendarChangeFacts(booked, { status })
  const { post, change, remove } = actionsOf(
    availabilityLifecycle,
    calendar.days.get(date)?.posting ? 'posted' : 'none',
    'Locum',
    { post: toSave, change: toSave, remove: calendarChangeFacts(booked, null) },
  )
  return { save: change ?? post, remove }
}

/** One action for several days: for those that allow it, or disabled for all that have it if none does. */
export function actionForDays(
  dates: readonly LocalDate[],
  actionOn: (date: LocalDate) => Action | undefined,
): { action: Action | undefined; dates: LocalDate[] } {
  const withAction = dates.flatMap((date) => {
    const action = actionOn(date)
    return action ? [{ date, action }] : []
  })
  const allowed = withAction.filter(({ action }) => !action.disabled)
  const affected = allowed.length > 0 ? allowed : withAction
  return { action: affected[0]?.action, dates: affected.map(({ date }) => date) }
}
