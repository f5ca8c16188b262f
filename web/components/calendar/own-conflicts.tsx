import { Row } from '#web/ui/chakra.ts'
import { overlaps } from '#shared/calendar/calendar.rules.ts'
import { addDays, formatCardDate, formatFormDate, type LocalDate } from '#shared/kernel/dates.ts'
import { lastDayOf } from '#shared/kernel/shift.ts'
import type { Shift } from '#shared/kernel/shift.schema.ts'
import type { MarketOffer } from '#shared/offers/offers.schema.ts'
import type { Registration } from '#shared/professionals/registration.rules.ts'
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

/** Conflicts of a locum's registration and own calendar with days of an offer; of the calendar once it is loaded. */
export function ownConflicts(
  calendar: OwnCalendar | undefined,
  offer: MarketOffer,
  { registration_expiry: expiry }: Registration,
) {
  const isAfterExpiry = (date: LocalDate): boolean =>
    expiry !== undefined && lastDayOf(offeredShift(offer, date)) > expiry
  const isUnavailable = (date: LocalDate): boolean => calendar?.days.get(date)?.posted === 'unavailable'
  const bookingsAt = (date: LocalDate) => (calendar ? conflictsWith(calendar, offeredShift(offer, date)) : [])
  const isBooked = (date: LocalDate): boolean => bookingsAt(date).length > 0
  return {
    bookingsAt,
    isUnavailable,
    isBooked,
    expiry,
    isAfterExpiry,
    isFree: (date: LocalDate): boolean => !isUnavailable(date) && !isBooked(date) && !isAfterExpiry(date),
    /** The same for chosen days, as facts for the lifecycles. */
    factsOf: (dates: readonly LocalDate[]) => ({
      notUnavailable: !dates.some(isUnavailable),
      notBooked: !dates.some(isBooked),
      registered: !dates.some(isAfterExpiry),
    }),
  }
}

export type OwnConflicts = ReturnType<typeof ownConflicts>

/** Names the conflicts of a day beside its checkbox. */
export function ConflictNote({ conflicts, date }: { conflicts: OwnConflicts; date: LocalDate }) {
  const booked = conflicts.bookingsAt(date)
  const expiry = conflicts.isAfterExpiry(date) && conflicts.expiry
  if (booked.length === 0 && !conflicts.isUnavailable(date) && !expiry) return null
  const times = booked.map(
    (shift) => `${shift.date === date ? '' : `${formatCardDate(shift.date)} `}${shift.start_time}–${shift.end_time}`,
  )
  return (
    <Row color={booked.length > 0 ? 'error.fg' : 'fg.muted'} textStyle="s" align="center" gap="1.5" mt="1">
      <Icon name="alert" size={16} />
      {booked.length > 0
        ? `You are booked ${times.join(' and ')}`
        : expiry
          ? `Your registration expires on ${formatFormDate(expiry)}`
          : 'You marked this day Unavailable'}
    </Row>
  )
}
