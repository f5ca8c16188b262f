import { formatCount } from '#web/components/format/format-words.ts'
import { compareStrings } from '#shared/kernel/compare.ts'
import type { Booking } from '#shared/bookings/bookings.schema.ts'
import { type LocalDate, addDays } from '#shared/kernel/dates.ts'
import { lastDayOf } from '#shared/kernel/shift.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import type { Shift } from '#shared/kernel/shift.schema.ts'
import type { DayEntry, DayCellModel } from '#web/components/calendar/day-cell-model.ts'
import { isPublicOffer, liveApplications, offeredShift, locumName } from '#web/components/status/offer-facts.ts'
import { candidateIn } from '#web/components/status/request-status.ts'
import { formatTimes, isOvernight } from '#shared/kernel/format-shift.ts'
import type { StatusFamily } from '#web/ui/status-pill.tsx'
import { paths } from '#shared/kernel/paths.ts'
import { text } from './practice-calendar.text.ts'

/** A night shift also marks the day that it ends on. Requests come first, so that several days are one bar. */
export function practiceDayCell(
  days: ReadonlyMap<LocalDate, readonly DayShift[]>,
  date: LocalDate,
  closed: boolean,
): DayCellModel {
  const nights = (days.get(addDays(date, -1)) ?? []).filter(({ shift }) => isOvernight(shift))
  const entries = [...nights.map(morningEntryOf), ...(days.get(date) ?? []).map(dayEntryOf)]
  if (entries.length > 0) return { entries: entries.toSorted((a, b) => Number(!a.group) - Number(!b.group)) }
  return closed ? { entries: [{ family: 'unavailable', label: text.closed }], off: true } : { entries: [] }
}

/** One shift of a practice's day: booked, requested, applied for or open. */
export interface DayShift {
  shift: Shift
  family: StatusFamily
  label: string
  /** The locum, or the profession that is wanted. */
  title: string
  /** The title is a locum's name. */
  isPerson?: true
  isBooking?: true
  /** The request that it is a day of. */
  group?: string
  detail?: string
  to: string
  /** The label of its link. */
  action: string
}

const bookedShifts = (booking: Booking, today: LocalDate): DayShift[] =>
  booking.booking_dates_times
    .filter(({ cancelled }) => !cancelled)
    .map(({ date, start_time, end_time }) => ({
      shift: { date, start_time, end_time },
      ...(lastDayOf({ date, start_time, end_time }) < today
        ? ({ family: 'past', label: text.ended } as const)
        : ({ family: 'booked', label: text.booked } as const)),
      title: booking.professional.name,
      isPerson: true,
      isBooking: true,
      detail: booking.profession,
      to: paths.practice.booking(booking.id),
      action: 'View booking',
    }))

function publicShift(offer: Offer, { date, status }: Offer['mapped_dates'][number]): DayShift {
  const shift = offeredShift(offer, date)
  const common = { shift, title: offer.profession, to: paths.practice.offer(offer.id), action: 'View offer' }
  if (status === 'past') return { ...common, family: 'past', label: text.ended, detail: 'No locum was booked' }
  const applied = liveApplications(offer).filter(({ live_dates }) => live_dates.includes(date)).length
  if (applied === 0) return { ...common, family: 'available', label: text.open, detail: 'No applications yet' }
  return {
    ...common,
    family: 'pending',
    label: formatCount(applied, 'applicant'),
    action: `Review ${formatCount(applied, 'application')}`,
  }
}

/** Booked days are shown with their bookings; cancelled and declined days are left out. */
function offeredShifts(offer: Offer): DayShift[] {
  if (offer.status === 'cancelled') return []
  if (isPublicOffer(offer))
    return offer.mapped_dates.filter(({ status }) => status !== 'confirmed').map((day) => publicShift(offer, day))
  const candidate = candidateIn(offer)
  return candidate.live_dates.map((date) => ({
    shift: offeredShift(offer, date),
    family: 'pending',
    label: text.requested,
    title: locumName(candidate),
    isPerson: true,
    group: offer.id,
    detail: 'Pending',
    to: paths.practice.request(offer.id),
    action: 'View request',
  }))
}

/** All shifts by day, earliest first. */
export function shiftsByDay(
  offers: readonly Offer[],
  bookings: readonly Booking[],
  today: LocalDate,
): Map<LocalDate, DayShift[]> {
  const all = [...bookings.flatMap((booking) => bookedShifts(booking, today)), ...offers.flatMap(offeredShifts)]
  const sorted = all.sort((a, b) =>
    compareStrings(`${a.shift.start_time}${a.title}`, `${b.shift.start_time}${b.title}`),
  )
  return Map.groupBy(sorted, ({ shift }) => shift.date)
}

/** The locum and the hours; only the hours if no locum is named. */
export const dayEntryOf = ({ shift, family, label, title, isPerson, group, to }: DayShift): DayEntry => ({
  family,
  label,
  ...(isPerson && { detail: title }),
  text: formatTimes(shift),
  hours: { start_time: shift.start_time, end_time: shift.end_time },
  ...(group && { group, isOwn: true }),
  to,
})

/** The morning after a night shift, whose hours are shown on its first day. */
export function morningEntryOf(shift: DayShift): DayEntry {
  const { hours: _, group: __, ...entry } = dayEntryOf(shift)
  return { ...entry, text: `until ${shift.shift.end_time}` }
}
