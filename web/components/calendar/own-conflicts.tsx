import { Row } from '#web/ui/chakra.ts'
import { overlaps } from '#shared/calendar/calendar.rules.ts'
import { addDays, formatCardDate, type LocalDate } from '#shared/kernel/dates.ts'
import type { Shift } from '#shared/kernel/shift.schema.ts'
import type { MarketOffer } from '#shared/offers/offers.schema.ts'
import { offeredShift } from '#web/components/status/offer-facts.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { OwnCalendar, OwnDay } from './own-calendar.ts'

/** Bookings at the time of a shift, on the day it starts and on the next one, if it ends there. */
export const conflictsWith = (
  { days }: OwnCalendar,
  shift: Shift,
): (OwnDay['booked'][number] & { date: LocalDate })[] =>
  [shift.date, addDays(shift.date, 1)].flatMap((date) =>
    (days.get(date)?.booked ?? []).map((booked) => ({ ...booked, date })).filter((booked) => overlaps(booked, shift)),
  )

/** Conflicts of the locum's own calendar with days of an offer; none until the calendar is loaded. */
export function ownConflicts(calendar: OwnCalendar | undefined, offer: MarketOffer) {
  const isUnavailable = (date: LocalDate): boolean => calendar?.days.get(date)?.posted === 'unavailable'
  const bookingsAt = (date: LocalDate) => (calendar ? conflictsWith(calendar, offeredShift(offer, date)) : [])
  const isBooked = (date: LocalDate): boolean => bookingsAt(date).length > 0
  return {
    bookingsAt,
    isUnavailable,
    isBooked,
    isFree: (date: LocalDate): boolean => !isUnavailable(date) && !isBooked(date),
    /** The same for chosen days, as facts for the lifecycles. */
    factsOf: (dates: readonly LocalDate[]) => ({
      notUnavailable: !dates.some(isUnavailable),
      notBooked: !dates.some(isBooked),
    }),
  }
}

export type OwnConflicts = ReturnType<typeof ownConflicts>

/** Names the conflicts of a day beside its checkbox. */
export function ConflictNote({ conflicts, date }: { conflicts: OwnConflicts; date: LocalDate }) {
  const booked = conflicts.bookingsAt(date)
  if (booked.length === 0 && !conflicts.isUnavailable(date)) return null
  const times = booked.map(
    (shift) => `${shift.date === date ? '' : `${formatCardDate(shift.date)} `}${shift.start_time}–${shift.end_time}`,
  )
  return (
    <Row color={booked.length > 0 ? 'error.fg' : 'fg.muted'} textStyle="s" align="center" gap="1.5" mt="1">
      <Icon name="alert" size={16} />
      {booked.length > 0 ? `You are booked ${times.join(' and ')}` : 'You marked this day Unavailable'}
    </Row>
  )
}
