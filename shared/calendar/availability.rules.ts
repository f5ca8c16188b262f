import type { Party } from '#shared/kernel/caller.ts'
import { statusOfMark } from './posted-status.ts'
import { timeOf, todayAt, type Instant, type LocalDate } from '#shared/kernel/dates.ts'
import { availabilityIdOf, type PostingCode, type PostingRef, type UserId } from '#shared/kernel/ids.ts'
import type { Availability, AvailabilityDay, AvailabilityStatus, BookingRequest, Hours } from './availability.schema.ts'
import { commonHours } from '#shared/kernel/shift.ts'
import { dayIn, type CalendarDay, type CalendarMonth } from './calendar.rules.ts'
import type { Window } from '#shared/kernel/open-days.ts'
import { timesOf } from './posting-times.rules.ts'
import { dayStatus, freeWindows } from './day-state.rules.ts'

/** A booking request as the calendar needs it, with the `posting` that it was sent for; `live` are its pending days. */
export type CalendarRequest = { request: BookingRequest; posting: PostingRef | undefined; live: LocalDate[] }

/** A professional's calendar for a period as a party sees it. `requests` are those that it can see. */
export type CalendarView = {
  professional: UserId
  months: readonly CalendarMonth[]
  start: LocalDate
  end: LocalDate
  now: Instant
  requests: readonly CalendarRequest[]
  party: Party
}

const hoursOf = ({ from, to }: Window): Hours => ({ start_time: timeOf(from), end_time: timeOf(to) })

const postedOf = (day: CalendarDay | undefined): AvailabilityDay['posted'] =>
  day?.posting ? statusOfMark[day.mark ?? 'available'] : 'none'

/** Practices can't see whether a day is marked Unavailable or booked elsewhere, nor what was posted. */
const isHidden = ({ party }: CalendarView, status: AvailabilityStatus): boolean =>
  party === 'practice' && status === 'unavailable'

/** Posted hours beside the free ones would tell a practice when the locum is booked. */
const visibleHours = (posted: Hours | undefined, [first, ...others]: readonly Hours[]): Hours | undefined =>
  posted && others.length === 0 && first?.start_time === posted.start_time && first.end_time === posted.end_time
    ? posted
    : undefined

const dayOf = (view: CalendarView, date: LocalDate): AvailabilityDay => {
  const day = dayIn(view.months, date)
  // Requests for an Unavailable day lapse a moment later; the professional no longer sees them as pending.
  const waiting =
    view.party === 'professional' && day?.mark === 'off' ? [] : view.requests.filter(({ live }) => live.includes(date))
  const requests = waiting.map(({ request }) => request.id)
  const status = dayStatus(view.months, date, requests.length > 0)
  const hidden = isHidden(view, status)
  const free = hidden ? [] : freeWindows(view.months, date).map(hoursOf)
  const posted = day?.hours && hoursOf(day.hours)
  return {
    date,
    status,
    posted: hidden ? 'none' : postedOf(day),
    ...(view.party === 'practice' ? visibleHours(posted, free) : posted),
    free,
    booked:
      view.party === 'practice' ? [] : (day?.slots ?? []).map((slot) => ({ ...hoursOf(slot), booking: slot.booking })),
    requests,
  }
}

const inOrder: readonly AvailabilityStatus[] = ['requested', 'partially-confirmed', 'available', 'open', 'unavailable']
const requestable: readonly AvailabilityStatus[] = ['available', 'open', 'partially-confirmed']

const groupOf = (
  { professional, now, requests, months, party }: CalendarView,
  code: PostingCode | undefined,
  days: readonly AvailabilityDay[],
): Availability => {
  const today = todayAt(now)
  const dates = days.map(({ date }) => date)
  const id = code ? availabilityIdOf(professional, code) : professional
  const [date = today, end_date = date] = [dates[0], dates.at(-1)]
  const shown = requests.filter(
    ({ request, posting, live }) =>
      request.status !== 'cancelled' && (posting === id || live.some((day) => dates.includes(day))),
  )
  return {
    id,
    ...(code && { availability_code: code }),
    professional,
    date,
    end_date,
    ...commonHours(days),
    status: inOrder.find((status) => days.some((day) => day.status === status)) ?? 'open',
    available_dates: days.filter((day) => day.date >= today && requestable.includes(day.status)).map((day) => day.date),
    days: [...days],
    booking_requests: shown.map(({ request }) => request),
    isactive: end_date >= today,
    isdeleted: false,
    // A practice would see in them that days were marked Unavailable, which it does not see.
    ...(code && party === 'professional' && timesOf(months, code)),
  }
}

/**
 * Days of a period by posting. Booked and requested days without one are grouped under the professional's own id, as
 * are all unavailable days for a practice.
 */
export const availabilitiesOf = (view: CalendarView): Availability[] => {
  const { months, start, end, requests } = view
  const kept = months.flatMap(({ days }) =>
    Object.keys(days).filter((date) => days[date]?.posting || (days[date]?.slots.length ?? 0) > 0),
  )
  const dates = [...new Set([...kept, ...requests.flatMap(({ live }) => live)])]
    .filter((date) => date >= start && date <= end)
    .sort()
  const groups = new Map<PostingCode | undefined, AvailabilityDay[]>()
  for (const date of dates) {
    const day = dayOf(view, date)
    const code = isHidden(view, day.status) ? undefined : dayIn(months, date)?.posting
    groups.set(code, [...(groups.get(code) ?? []), day])
  }
  return [...groups].map(([code, days]) => groupOf(view, code, days))
}
