import type { Said } from '#shared/calendar/availability.schema.ts'
import { type Instant, type LocalDate, todayAt } from '#shared/kernel/dates.ts'
import { lastDayOf } from '#shared/kernel/shift.ts'
import type { DayFace, DayMark } from '#web/components/calendar/day-face.ts'
import { askedOn, bookedOn, type OwnCalendar, saidDay } from '#web/components/calendar/own-calendar.ts'
import { looks, postedMarks } from '#web/components/calendar/posted-marks.ts'
import { paths } from '#web/platform/paths.ts'
import { dayActions } from './day-actions.ts'
import { text } from './locum-calendar.text.ts'
import { blockedReason } from './draft.ts'

const bookedMarks = (calendar: OwnCalendar, date: LocalDate, today: LocalDate): DayMark[] =>
  bookedOn(calendar, date).map(({ booking, ...shift }) => {
    const lastDay = shift.hours ? lastDayOf({ date, ...shift.hours }) : date
    return {
      ...(lastDay < today ? looks.ended : { family: 'booked', label: text.booked }),
      ...shift,
      to: paths.locum.booking(booking),
    }
  })

const askedMarks = (calendar: OwnCalendar, date: LocalDate): DayMark[] =>
  askedOn(calendar, date).map(({ id, name, ...shift }) => ({
    family: 'waits',
    label: text.waits,
    ...shift,
    detail: name,
    to: paths.locum.request(id),
  }))

/** A day of the locum's own calendar. Requested hours are not also shown as Available; past days show only bookings. */
export function faceOf(calendar: OwnCalendar, date: LocalDate, now: Instant): DayFace {
  const today = todayAt(now)
  const past = date < today
  const blocked = blockedReason(date, today)
  const asked = past ? [] : askedMarks(calendar, date)
  const posted = past
    ? []
    : postedMarks(calendar.days.get(date), now).filter(
        ({ text: hours }) => hours === undefined || !asked.some((other) => other.text === hours),
      )
  return {
    marks: [...bookedMarks(calendar, date, today), ...asked, ...posted],
    off: calendar.days.get(date)?.posted === 'off',
    ...(blocked && { blocked }),
  }
}

/** The day as it would look once saved; a booked day can't be Unavailable and stays unchanged. */
export function draftFace(calendar: OwnCalendar, date: LocalDate, now: Instant, said: Said): DayFace {
  if (dayActions(calendar, date, said.status).save?.disabled) return faceOf(calendar, date, now)
  const unsaved = postedMarks(saidDay(calendar, date, said), now).map((mark): DayMark => ({ ...mark, unsaved: true }))
  return { marks: [...bookedMarks(calendar, date, todayAt(now)), ...askedMarks(calendar, date), ...unsaved] }
}
