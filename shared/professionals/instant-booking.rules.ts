import type { Instant, LocalDate } from '#shared/kernel/dates.ts'
import type { CompanyId } from '#shared/kernel/ids.ts'
import { minutesUntil } from '#shared/kernel/shift.ts'
import type { Shift } from '#shared/kernel/shift.schema.ts'
import type { InstantChoice, InstantLimits } from './instant-booking.schema.ts'
import { INSTANT_TERMS_VERSION } from './instant-booking.terms.ts'

/** What a locum allows who has not chosen yet: nothing. */
export const defaultChoice: InstantChoice = {
  on: false,
  notice_hours: 24,
  daily_limit: 1,
  locations: [],
  practices: [],
}

const hasAgreed = ({ terms }: InstantChoice): boolean => terms?.version === INSTANT_TERMS_VERSION

/** Switched on, under the current terms. */
export const isOn = (choice: InstantChoice): boolean => choice.on && hasAgreed(choice)

/** Whether the terms still have to be agreed to before it is switched on. */
export const needsTerms = (choice: InstantChoice, on: boolean, agreed: number | undefined): boolean =>
  on && !hasAgreed(choice) && agreed !== INSTANT_TERMS_VERSION

const bookedOn = ({ booked }: InstantChoice, today: LocalDate): number => (booked?.date === today ? booked.count : 0)

/** One more booking made today. */
export const countedBooking = (choice: InstantChoice, today: LocalDate): InstantChoice => ({
  ...choice,
  booked: { date: today, count: bookedOn(choice, today) + 1 },
})

/** What a practice may know. Why it is not possible stays with the locum. */
export const instantLimitsFor = (
  choice: InstantChoice | undefined,
  company: CompanyId,
  today: LocalDate,
): InstantLimits => {
  if (!choice || !isOn(choice) || !choice.practices.includes(company)) return { possible: false }
  const { notice_hours, locations, daily_limit } = choice
  return {
    possible: true,
    notice_hours,
    locations,
    left_today: Math.max(0, daily_limit - bookedOn(choice, today)),
  }
}

/** The facts about the locum's limits, on the server and the site. */
export const instantFacts = (
  { possible, notice_hours = 0, locations = [], left_today = 0 }: InstantLimits,
  { shifts, location, now }: { shifts: readonly Shift[]; location: string; now: Instant },
) => ({
  allowed: possible,
  inRegion: locations.includes(location),
  noticeKept: shifts.every((shift) => minutesUntil(shift, now) >= notice_hours * 60),
  belowLimit: left_today > 0,
})
