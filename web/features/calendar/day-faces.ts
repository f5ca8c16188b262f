import type { Hours } from '../../../shared/calendar/availability.schema.ts'
import { hasCome, type Instant, type LocalDate } from '../../../shared/kernel/dates.ts'
import type { DayFace, DayMark } from '../../components/calendar/day-face.ts'
import { isOvernight, timesOf } from '../../components/shift-words.ts'
import { now as currentInstant } from '../../platform/clock.ts'
import { paths } from '../../platform/paths.ts'
import { text } from './calendar.text.ts'
import { type Said, whyBlocked } from './draft.ts'
import { askedOn, bookedOn, freeWith, type OwnCalendar } from '../../components/calendar/own-calendar.ts'

const bookedMarks = (calendar: OwnCalendar, date: LocalDate, past: boolean): DayMark[] =>
  bookedOn(calendar, date).map(({ booking, ...shift }) => ({ family: past ? 'ended' : 'booked', label: past ? text.ended : text.booked, ...shift, to: paths.locum.booking(booking) }))

const askedMarks = (calendar: OwnCalendar, date: LocalDate): DayMark[] =>
  askedOn(calendar, date).map(({ id, name, ...shift }) => ({ family: 'waits', label: text.waits, ...shift, detail: name, to: paths.locum.request(id) }))

const isOver = (date: LocalDate, hours: Hours, now: Instant): boolean => !isOvernight(hours) && hasCome(date, hours.end_time, now)

/** Hours that a practice asks for are not told twice; those of today that are over have ended. */
function postedMarks(calendar: OwnCalendar, date: LocalDate, asked: readonly DayMark[], now: Instant): DayMark[] {
  const day = calendar.days.get(date)
  if (day?.posted === 'off') return [{ family: 'off', label: text.off }]
  if (!day || day.posted === 'none') return []
  const look = day.posted === 'tentative' ? ({ family: 'possible', label: text.tentative } as const) : ({ family: 'free', label: text.free } as const)
  const ended = { family: 'ended', label: text.ended } as const
  return day.free.map((hours): DayMark => ({ ...(isOver(date, hours, now) ? ended : look), hours, text: timesOf({ date, ...hours }) })).filter((mark) => !asked.some((other) => other.text === mark.text))
}

/** What stands in a day of one's own calendar. What has passed only keeps what was worked. */
export function faceOf(calendar: OwnCalendar, date: LocalDate, today: LocalDate, now = currentInstant()): DayFace {
  const past = date < today
  const blocked = whyBlocked(date, today)
  const asked = past ? [] : askedMarks(calendar, date)
  const marks = [...bookedMarks(calendar, date, past), ...asked, ...(past ? [] : postedMarks(calendar, date, asked, now))]
  return { marks, off: calendar.days.get(date)?.posted === 'off', ...(blocked && { blocked }) }
}

/** The same day as saving would make it; a booked day can't be off and stays as it is. */
export function draftFace(calendar: OwnCalendar, date: LocalDate, today: LocalDate, { status, start_time, end_time }: Said): DayFace {
  const booked = bookedMarks(calendar, date, false)
  const off = status === 'unavailable'
  if (off && booked.length > 0) return faceOf(calendar, date, today)
  const hours = start_time && end_time ? freeWith(calendar, date, { start_time, end_time }) : []
  const look = status === 'open' ? ({ family: 'possible', label: text.tentative } as const) : ({ family: 'free', label: text.free } as const)
  const said: DayMark[] = off ? [{ family: 'off', label: text.off, unsaved: true }] : hours.map((free) => ({ ...look, hours: free, text: timesOf({ date, ...free }), unsaved: true }))
  return { marks: [...booked, ...askedMarks(calendar, date), ...said] }
}
