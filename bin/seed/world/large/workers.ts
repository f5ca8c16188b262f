import { shiftSegments } from '#shared/kernel/shift.ts'
import type { StoredProfessional } from '#functions/stores/professionals.repository.ts'
import { takeSlots, type CalendarDay, type CalendarMonth } from '#shared/calendar/calendar.rules.ts'
import { openDayOf, openStateOf } from '#shared/calendar/day-state.rules.ts'
import { noOpenDays, updateOpenDays, type OpenDays } from '#shared/kernel/open-days.ts'
import { addDays, MAX_PERIOD_DAYS, monthOf, type LocalDate } from '#shared/kernel/dates.ts'
import type { BookingId } from '#shared/kernel/ids.ts'
import type { Shift } from '#shared/kernel/shift.schema.ts'
import { marketsOf } from '#shared/professionals/search-entries.rules.ts'

/** A professional with the calendar and the days that are booked or requested. */
export type Worker = { person: StoredProfessional; months: CalendarMonth[]; reservedDays: Set<LocalDate> }

const monthsWith = (days: Record<LocalDate, CalendarDay>): CalendarMonth[] =>
  Object.entries(Object.groupBy(Object.entries(days), ([date]) => monthOf(date))).map(([month, entries = []]) => ({
    month,
    days: Object.fromEntries(entries),
  }))

export const workerOf = (person: StoredProfessional, posted: Record<LocalDate, CalendarDay>): Worker => ({
  person,
  months: monthsWith(posted),
  reservedDays: new Set(),
})

const datesOf = (shifts: readonly Shift[]): LocalDate[] => shifts.flatMap(shiftSegments).map(({ date }) => date)

/** Whether none of the days is booked or requested, so that no request is pending for a booked day. */
export const isUnreserved = ({ reservedDays }: Worker, shifts: readonly Shift[]): boolean =>
  datesOf(shifts).every((date) => !reservedDays.has(date))

export const reserveDays = ({ reservedDays }: Worker, shifts: readonly Shift[]): void => {
  for (const date of datesOf(shifts)) reservedDays.add(date)
}

export const book = (worker: Worker, shifts: readonly Shift[], booking: BookingId): void => {
  reserveDays(worker, shifts)
  const known = new Set(worker.months.map(({ month }) => month))
  const missing = [...new Set(datesOf(shifts).map(monthOf))]
    .filter((month) => !known.has(month))
    .map((month) => ({ month, days: {} }))
  worker.months = takeSlots([...worker.months, ...missing], shifts, booking)
}

/** Whether a professional posted a day as Available or Possibly Available. */
export const isOpenOn = ({ months }: Worker, date: LocalDate): boolean =>
  ['available', 'open'].includes(openStateOf(months, date))

/** The days of the next year for the search rows. */
export const openDaysOf = ({ months }: Worker, today: LocalDate): OpenDays => {
  const dates = Array.from({ length: MAX_PERIOD_DAYS }, (_, day) => addDays(today, day))
  return updateOpenDays(noOpenDays, Object.fromEntries(dates.map((date) => [date, openDayOf(months, date)])), today)
}

export const byMarket = (workers: readonly Worker[]): Map<string, Worker[]> => {
  const markets = new Map<string, Worker[]>()
  for (const worker of workers) {
    for (const market of marketsOf(worker.person)) markets.set(market, [...(markets.get(market) ?? []), worker])
  }
  return markets
}
