import { stretchesOf } from '../../../shared/calendar/calendar.rules.ts'
import type { AvailabilityDay } from '../../../shared/calendar/availability.schema.ts'
import { addDays, type LocalDate, minutesOf } from '../../../shared/kernel/dates.ts'
import type { OfferId } from '../../../shared/kernel/ids.ts'
import type { Offer, RequestDate } from '../../../shared/offers/offers.schema.ts'
import type { DayMark } from '../../components/calendar/day-face.ts'
import { mondayOf } from '../../components/calendar/month-days.ts'
import { timesOf } from '../../components/shift-words.ts'
import { paths } from '../../platform/paths.ts'

type Day = Pick<AvailabilityDay, 'date' | 'posted' | 'free' | 'booked' | 'requests'>
export type OwnDays = ReadonlyMap<LocalDate, Day>
type Booked = Day['booked'][number]

/** The Mondays of the weeks that the days lie in. */
export const weeksWith = (dates: readonly LocalDate[]): LocalDate[] => [...new Set(dates.map(mondayOf))].sort()

/** What is booked at the time of a shift, on the day it starts and on the one it may end on. Booked hours are kept by day: what ends at midnight ends with it. */
export function clashesWith(days: OwnDays, shift: RequestDate): (Booked & { date: LocalDate })[] {
  const overlaps = (from: number, to: number) => (booked: Booked) => minutesOf(booked.start_time) < to && (minutesOf(booked.end_time) || 24 * 60) > from
  return stretchesOf(shift).flatMap(({ date, from, to }) => (days.get(date)?.booked.filter(overlaps(from, to)) ?? []).map((booked) => ({ ...booked, date })))
}

/** What a day of one’s week holds: what is booked, what this request asks, what others ask, and what one has said of it. */
export function marksOn(days: OwnDays, date: LocalDate, offer: Offer): DayMark[] {
  const day = days.get(date)
  const asked = offer.request_dates.filter((shift) => shift.date === date && offer.offers_requests[0]?.live_dates.includes(date))
  const others = day?.requests.filter((id: OfferId) => id !== offer.id) ?? []
  const free = day?.free.map((hours): DayMark => ({ family: day.posted === 'tentative' ? 'possible' : 'free', label: day.posted === 'tentative' ? 'Tentative' : 'Free', text: timesOf({ date, ...hours }) })) ?? []
  return [
    ...(day?.booked.map(({ booking, ...hours }): DayMark => ({ family: 'booked', label: 'Booked', text: `${hours.start_time}–${hours.end_time}`, to: paths.locum.booking(booking) })) ?? []),
    ...asked.map((shift): DayMark => ({ family: 'waits', label: 'Asked', text: timesOf(shift) })),
    ...others.map((id): DayMark => ({ family: 'waits', label: 'Also asked', to: paths.locum.request(id) })),
    ...(day?.posted === 'off' ? [{ family: 'off', label: 'Off' } as const] : free),
  ]
}

export const sundayOf = (monday: LocalDate): LocalDate => addDays(monday, 6)
