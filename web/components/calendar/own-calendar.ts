import { MIDNIGHT } from '#shared/kernel/shift.ts'
import type {
  Availability,
  AvailabilityDay,
  BookingRequest,
  Hours,
  DayAvailability,
} from '#shared/calendar/availability.schema.ts'
import { type CalendarMonth } from '#shared/calendar/calendar.rules.ts'
import { dayStatus, freeWindows } from '#shared/calendar/day-state.rules.ts'
import { postDays } from '#shared/calendar/posting.rules.ts'
import { addDays, type LocalDate, minutesOf, monthOf, timeOf } from '#shared/kernel/dates.ts'
import type { AvailabilityId, BookingId, OfferId, PostingCode } from '#shared/kernel/ids.ts'
import { formatTimes } from '#shared/kernel/format-shift.ts'

/** A day of the locum’s own calendar, with the posting that it belongs to. */
export type OwnDay = AvailabilityDay & { posting?: AvailabilityId }

export interface OwnCalendar {
  days: ReadonlyMap<LocalDate, OwnDay>
  requests: ReadonlyMap<OfferId, BookingRequest>
  /** The days of applications that wait for a practice, where they are shown. */
  applications?: ReadonlyMap<LocalDate, DayRequest[]>
  /** The practice of each booking, where it is shown; an unknown one is still loading. */
  practices?: ReadonlyMap<BookingId, string>
}

/** The postings of one or several periods, day by day. */
export const calendarOf = (postings: readonly Availability[]): OwnCalendar => ({
  days: new Map(
    postings.flatMap(({ id, availability_code, days }) =>
      days.map((day): [LocalDate, OwnDay] => [
        day.date,
        { ...day, ...(availability_code && { posting: id as AvailabilityId }) },
      ]),
    ),
  ),
  requests: new Map(
    postings.flatMap(({ booking_requests }) =>
      booking_requests.map((request): [OfferId, BookingRequest] => [request.id, request]),
    ),
  ),
})

/** Joins several months. */
export const mergeCalendars = (months: readonly OwnCalendar[]): OwnCalendar => ({
  days: new Map(months.flatMap(({ days }) => [...days])),
  requests: new Map(months.flatMap(({ requests }) => [...requests])),
})

/** The posting that all days share, if they do. */
export function sharedPosting({ days }: OwnCalendar, dates: readonly LocalDate[]): AvailabilityId | undefined {
  const [posting, ...others] = new Set(dates.map((date) => days.get(date)?.posting))
  return others.length === 0 ? posting : undefined
}

export const requestsFor = (calendar: OwnCalendar, dates: readonly LocalDate[]): DayRequest[] => [
  ...new Map(dates.flatMap((date) => requestsOn(calendar, date)).map((request) => [request.id, request])).values(),
]

export const isBooked = ({ days }: OwnCalendar, date: LocalDate): boolean => (days.get(date)?.booked.length ?? 0) > 0

export interface BookedShift {
  text: string
  booking: BookingId
  /** Left out on the morning after a night shift, whose hours are shown on its first day. */
  hours?: Hours
  /** The practice, empty while it loads. */
  detail?: string
}

/** The shifts booked on a day; a night shift has its hours on its first day and its end on the next. */
export function bookedOn({ days, practices }: OwnCalendar, date: LocalDate): BookedShift[] {
  const on = (day: LocalDate, booking: BookingId, time: (hours: Hours) => boolean) =>
    days.get(day)?.booked.find((shift) => shift.booking === booking && time(shift))
  return (days.get(date)?.booked ?? []).map(({ start_time, end_time, booking }) => {
    const morning =
      end_time === '00:00' ? on(addDays(date, 1), booking, (hours) => hours.start_time === '00:00') : undefined
    const isMorning = start_time === '00:00' && on(addDays(date, -1), booking, (hours) => hours.end_time === '00:00')
    const detail = practices && { detail: practices.get(booking) ?? '' }
    if (isMorning) return { booking, text: `until ${end_time}`, ...detail }
    const hours = { start_time, end_time: morning?.end_time ?? end_time }
    return { booking, hours, text: formatTimes({ date, ...hours }), ...detail }
  })
}

export interface DayRequest {
  id: OfferId
  text: string
  hours?: Hours
  name: string
}

/** Booking requests for a day, with their hours and practices. */
export const requestsOn = ({ days, requests }: OwnCalendar, date: LocalDate): DayRequest[] =>
  (days.get(date)?.requests ?? []).map((id) => {
    const request = requests.get(id)
    const shift = request?.request_dates.find((day) => day.date === date)
    return {
      id,
      text: shift ? formatTimes(shift) : '',
      ...(shift && { hours: { start_time: shift.start_time, end_time: shift.end_time } }),
      name: request?.name ?? '',
    }
  })

/** The bookings on a day and the following night, in the form that the calendar rules take. */
const calendarMonthsAround = (calendar: OwnCalendar, date: LocalDate): CalendarMonth[] => {
  const dates = [date, addDays(date, 1)]
  return [...new Set(dates.map(monthOf))].map((month) => ({
    month,
    days: Object.fromEntries(
      dates
        .filter((day) => monthOf(day) === month)
        .map((day) => [
          day,
          {
            slots: (calendar.days.get(day)?.booked ?? []).map(({ start_time, end_time, booking }) => ({
              from: minutesOf(start_time),
              to: minutesOf(end_time) || MIDNIGHT,
              booking,
            })),
          },
        ]),
    ),
  }))
}

// The result doesn’t depend on the posting.
const PLACEHOLDER_POSTING = 'V0000000' as PostingCode

const monthsWith = (calendar: OwnCalendar, date: LocalDate, availability: DayAvailability): CalendarMonth[] =>
  postDays(calendarMonthsAround(calendar, date), [date], PLACEHOLDER_POSTING, availability)

const freeIn = (months: readonly CalendarMonth[], date: LocalDate): Hours[] =>
  freeWindows(months, date).map(({ from, to }) => ({ start_time: timeOf(from), end_time: timeOf(to) }))

/** The hours that would remain available besides the bookings of that day and the following night. */
export const availableHoursWith = (calendar: OwnCalendar, date: LocalDate, hours: Hours): Hours[] =>
  freeIn(monthsWith(calendar, date, { status: 'available', ...hours }), date)

/** A day without its posting; bookings and requests stay. */
export function withoutPosting(calendar: OwnCalendar, date: LocalDate): AvailabilityDay {
  const { booked = [], requests = [] } = calendar.days.get(date) ?? {}
  const status = dayStatus(calendarMonthsAround(calendar, date), date, requests.length > 0)
  return { date, status, posted: 'none', free: [], booked, requests }
}

/**
 * A day with its new availability, as the server will store it; it keeps its posting. Requests for an Unavailable day
 * end.
 */
export function changedDay(
  calendar: OwnCalendar,
  date: LocalDate,
  availability: DayAvailability,
  posting?: AvailabilityId,
): OwnDay {
  const { start_time, end_time } = availability
  const { booked, requests: request } = withoutPosting(calendar, date)
  const requests = availability.status === 'unavailable' ? [] : request
  const months = monthsWith(calendar, date, availability)
  const hours = start_time && end_time ? { start_time, end_time } : {}
  return {
    date,
    status: dayStatus(months, date, requests.length > 0),
    posted: availability.status,
    ...hours,
    free: freeIn(months, date),
    booked,
    requests,
    ...(posting && { posting }),
  }
}

/** The calendar with some days replaced. */
export const withReplacedDays = (calendar: OwnCalendar, changed: readonly OwnDay[]): OwnCalendar => ({
  ...calendar,
  days: new Map([...calendar.days, ...changed.map((day) => [day.date, day] as const)]),
})
