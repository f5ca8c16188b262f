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
  const isOff = (date: LocalDate): boolean => calendar?.days.get(date)?.posted === 'unavailable'
  const conflicts = (date: LocalDate) => (calendar ? conflictsWith(calendar, offeredShift(offer, date)) : [])
  const isTaken = (date: LocalDate): boolean => conflicts(date).length > 0
  return {
    conflicts,
    isOff,
    isTaken,
    isFree: (date: LocalDate): boolean => !isOff(date) && !isTaken(date),
    /** The same for chosen days, as facts for the lifecycles. */
    factsOf: (dates: readonly LocalDate[]) => ({ notUnavailable: !dates.some(isOff), free: !dates.some(isTaken) }),
  }
}

export type OwnConflicts = ReturnType<typeof ownConflicts>

/** Names the conflicts of a day beside its checkbox. */
export function ConflictNote({ own: { conflicts, isOff }, date }: { own: OwnConflicts; date: LocalDate }) {
  const booked = conflicts(date)
  if (booked.length === 0 && !isOff(date)) return null
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
