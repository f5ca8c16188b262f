import { formatCount } from '#web/components/format/format-words.ts'
import type { Booking } from '#shared/bookings/bookings.schema.ts'
import type { Company } from '#shared/companies/companies.schema.ts'
import { openingOn } from '#shared/companies/opening-hours.rules.ts'
import { addDays, type LocalDate, type LocalTime, MAX_DAYS } from '#shared/kernel/dates.ts'
import { extraHolidays, holidayName } from '#web/components/days/holidays.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import type { Shift } from '#shared/kernel/shift.schema.ts'
import { offeredShift } from '#web/components/status/offer-facts.ts'
import { isOvernight, formatTimes } from '#shared/kernel/format-shift.ts'
import { paths } from '#shared/kernel/paths.ts'
import type { CoverageDay } from './week-strip.tsx'

const DAYS = 7
/** SPEC 9: default hours of a practice. */
const defaultHours = { start: '08:00', end: '18:00' }

type OwnHours = Company['working_hours']

type DayCoverage = {
  booked: Shift[]
  pending: Shift[]
  open: Shift[]
  requested: Shift[]
  applicants: number
  /** The pages of all of these, each once. */
  pages: CoverageDay['action'][]
}

interface Ending {
  end_date: LocalDate
}

/**
 * The last day whose shifts are all among the first of a list, which is in the order of last days: an offer or a
 * booking ends at most a month after its first.
 */
export const knownUntil = (items: readonly Ending[]): LocalDate | undefined => {
  const last = items.at(-1)
  return last && addDays(last.end_date, -MAX_DAYS - 1)
}

export const hasNextDays = (today: LocalDate) => (items: readonly Ending[]) =>
  (knownUntil(items) ?? '') >= addDays(today, DAYS - 1)

/** The shifts of a day: booked, open with or without applicants, and requested from a locum. */
export function coverageOn(
  date: LocalDate,
  offers: readonly Offer[],
  bookings: readonly Booking[],
  requests: readonly Offer[] = [],
): DayCoverage {
  const booked = bookings.flatMap((booking) =>
    booking.booking_dates_times.filter((day) => day.date === date && !day.cancelled),
  )
  const open = offers.filter((offer) => offer.available_dates.includes(date))
  const applicants = (offer: Offer) =>
    offer.offers_requests.filter((candidate) => candidate.live_dates.includes(date)).length
  const shiftsOf = (some: readonly Offer[]) => some.map((offer) => offeredShift(offer, date))
  const asked = requests.filter((request) => applicants(request) > 0)
  const isBooked = ({ booking_dates_times }: Booking) =>
    booking_dates_times.some((day) => day.date === date && !day.cancelled)
  return {
    booked,
    pages: [
      ...bookings.filter(isBooked).map(({ id }) => ({ to: paths.practice.booking(id), label: 'View booking' })),
      ...open.map(({ id }) => ({ to: paths.practice.offer(id), label: 'View offer' })),
      ...asked.map(({ id }) => ({ to: paths.practice.request(id), label: 'View request' })),
    ],
    pending: shiftsOf(open.filter((offer) => applicants(offer) > 0)),
    open: shiftsOf(open.filter((offer) => applicants(offer) === 0)),
    requested: shiftsOf(asked),
    applicants: open.reduce((sum, offer) => sum + applicants(offer), 0),
  }
}

const formatTimeList = (shifts: readonly Shift[]): string => [...new Set(shifts.map(formatTimes))].sort().join(', ')

/** The label of what is most urgent for the practice, with its hours. */
function statusOf(
  date: LocalDate,
  { booked, pending, open, requested, applicants }: DayCoverage,
  closed: boolean,
): Pick<CoverageDay, 'status' | 'note'> {
  if (pending.length > 0)
    return { status: { family: 'pending', label: formatCount(applicants, 'applicant') }, note: formatTimeList(pending) }
  if (open.length > 0) return { status: { family: 'available', label: 'Open' }, note: formatTimeList(open) }
  if (requested.length > 0) {
    const label = requested.length > 1 ? `${requested.length} requested` : 'Requested'
    return {
      status: { family: 'pending', label: booked.length > 0 ? `Booked, ${label.toLowerCase()}` : label },
      note: formatTimeList(requested),
    }
  }
  if (booked.length > 0)
    return {
      status: { family: 'booked', label: booked.length > 1 ? `${booked.length} booked` : 'Booked' },
      note: formatTimeList(booked),
    }
  return { status: { family: 'unavailable', label: closed ? 'Closed' : 'No shifts' }, note: holidayName(date) ?? '' }
}

const inCalendar = (date: LocalDate): CoverageDay['action'] => ({
  to: `${paths.practice.calendar}?view=month&date=${date}`,
  label: 'View in calendar',
})

/** For members who can't post offers. */
export const withoutPosting = (day: CoverageDay): CoverageDay =>
  day.action.to.startsWith(paths.practice.newOffer) ? { ...day, action: inCalendar(day.date) } : day

/** Opens what the day has: its one page, or the day in the calendar; a day without shifts is for posting one. */
function actionOn(date: LocalDate, [first, ...others]: DayCoverage['pages']): CoverageDay['action'] {
  if (others.length > 0) return inCalendar(date)
  return first ?? { to: `${paths.practice.newOffer}?dates=${date}`, label: 'Post an offer' }
}

function coverageDayOf(date: LocalDate, cover: DayCoverage, own: OwnHours): CoverageDay {
  const segmentsOf = (shifts: readonly Shift[], kind: CoverageDay['segments'][number]['kind']) =>
    shifts.map(({ start_time: from, end_time: to }) => ({ from, to, kind }))
  // Requests are drawn below bookings, so that a request for the same hours hides no booking.
  const all = [
    ...segmentsOf(cover.requested, 'pending'),
    ...(['booked', 'pending', 'open'] as const).flatMap((kind) => segmentsOf(cover[kind], kind)),
  ]
  // Two locums with the same hours share one bar.
  const segments = [...new Map(all.map((segment) => [Object.values(segment).join(), segment])).values()]
  const closed = own ? !openingOn(own, date, extraHolidays()) : holidayName(date) !== undefined
  return {
    date,
    segments,
    ...statusOf(date, cover, own !== undefined && closed),
    action: actionOn(date, cover.pages),
    closed: segments.length === 0 && closed,
  }
}

/** The range of the bars: the opening hours, extended to any shift outside them. */
function barRange(
  openings: readonly { start: LocalTime; end: LocalTime }[],
  shifts: readonly Shift[],
): { from: LocalTime; to: string } {
  const day = openings.length > 0 ? openings : [defaultHours]
  const from = [...day.map(({ start }) => start), ...shifts.map((shift) => shift.start_time)].sort()
  const to = [
    ...day.map(({ start, end }) => (end > start ? end : '24:00')),
    ...shifts.map((shift) => (isOvernight(shift) ? '24:00' : shift.end_time)),
  ].sort()
  return { from: from[0] as string, to: to.at(-1) as string }
}

export function coverageOf(
  offers: readonly Offer[],
  bookings: readonly Booking[],
  today: LocalDate,
  own?: OwnHours,
  requests: readonly Offer[] = [],
) {
  const coverageByDay = Array.from({ length: DAYS }, (_, at) => addDays(today, at)).map((date) => ({
    date,
    cover: coverageOn(date, offers, bookings, requests),
  }))
  return {
    days: coverageByDay.map(({ date, cover }) => coverageDayOf(date, cover, own)),
    opening: barRange(
      own ? coverageByDay.flatMap(({ date }) => openingOn(own, date, extraHolidays()) ?? []) : [],
      coverageByDay.flatMap(({ cover }) => [...cover.booked, ...cover.pending, ...cover.open, ...cover.requested]),
    ),
  }
}
