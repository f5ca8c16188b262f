import type { AvailabilityStatus, Hours } from '#shared/calendar/availability.schema.ts'
import { windowOf } from '#shared/kernel/shift.ts'
import { addDays, formatFormDate, type LocalDate } from '#shared/kernel/dates.ts'
import { requestDay, type RequestDay } from '#shared/requests/request-days.rules.ts'
import { refusalText, type ReasonTexts } from '#web/components/actions/action-button.tsx'
import { notChoosableReason } from '#web/components/calendar/choosable-days.ts'
import { morningOf } from '#web/components/calendar/posted-entries.ts'
import { freePartOf } from '#web/components/days/free-part.ts'
import { formatTimes } from '#shared/kernel/format-shift.ts'
import type { DayCellModel, DayEntry } from '#web/components/calendar/day-cell-model.ts'
import type { LocumDay, LocumDays } from '#web/features/requests/requests.api.ts'
import { newRequestActions } from '#web/features/requests/request-actions.ts'

const bookedWithYou = 'Booked with you'

/** SPEC 4: a day without availability is Possibly Available. */
const statusOn = (days: LocumDays, date: LocalDate): AvailabilityStatus => days.get(date)?.status ?? 'open'

/** The day's facts for a request. A partly booked day can also have a pending request. */
export const requestDayOn = (days: LocumDays, date: LocalDate): RequestDay =>
  requestDay(statusOn(days, date), (days.get(date)?.requests.length ?? 0) > 0)

const reasonTexts = (day: LocumDay | undefined): ReasonTexts => ({
  DAY_UNAVAILABLE: day?.bookedHere ? bookedWithYou : 'Unavailable',
  DAY_REQUESTED: 'You have already requested this day',
})

export const formatRegistered = (until: LocalDate): string => `Registered until ${formatFormDate(until)}`

/** Why a day can't be chosen; undefined if it can. */
export function notChoosableReasonOn(
  days: LocumDays,
  date: LocalDate,
  chosen: readonly LocalDate[],
  today: LocalDate,
  registeredUntil?: LocalDate,
): string | undefined {
  const outside = notChoosableReason(date, [], today)
  if (outside) return outside
  if (registeredUntil && date > registeredUntil) return formatRegistered(registeredUntil)
  const { send } = newRequestActions({ approved: true }, [requestDayOn(days, date)])
  return refusalText(send, reasonTexts(days.get(date))) ?? notChoosableReason(date, chosen, today)
}

const formatHoursList = (date: LocalDate, free: readonly Hours[]): string =>
  free.map((hours) => formatTimes({ date, ...hours })).join(', ')

const partly = { family: 'partly', label: 'Partly available' } as const

const entries: Record<AvailabilityStatus, Pick<DayEntry, 'family' | 'label'>> = {
  available: { family: 'available', label: 'Available' },
  'partially-confirmed': partly,
  open: { family: 'possible', label: 'Possibly Available' },
  requested: { family: 'pending', label: 'Requested' },
  unavailable: { family: 'unavailable', label: 'Unavailable' },
}

const booked = { family: 'booked', label: bookedWithYou } as const

/** SPEC 4's statuses; a day can also be partly available for the hours of a search. */
export const legend = [entries.available, partly, entries.open, entries.requested, booked, entries.unavailable]

/** As on the cards of a search, which these hours are of. */
function entryOn(day: LocumDay | undefined, status: AvailabilityStatus, wantedHours: Hours | undefined) {
  if (status === 'unavailable' && day?.bookedHere) return booked
  const isPosted = status === 'available' || status === 'partially-confirmed'
  if (!isPosted || !wantedHours) return entries[status]
  if (!hasOtherHours(day, wantedHours)) return entries.available
  return hasNoneOf(day, wantedHours) ? entries.unavailable : partly
}

/** Of the night before, what is free in the morning. */
function morningsOn(days: LocumDays, date: LocalDate): DayEntry[] {
  const before = days.get(addDays(date, -1))
  if (!before || before.status === 'requested' || before.status === 'unavailable') return []
  const look = before.status === 'open' ? entries.open : entries.available
  return before.free.flatMap((hours) => morningOf({ ...look, hours }))
}

/** `wantedHours` are those of a search with days. */
export function locumDayCell(
  days: LocumDays,
  date: LocalDate,
  chosen: readonly LocalDate[],
  today: LocalDate,
  wantedHours?: Hours,
  registeredUntil?: LocalDate,
): DayCellModel {
  const notChoosable = notChoosableReasonOn(days, date, chosen, today, registeredUntil)
  if (date < today) return { entries: [], ...(notChoosable && { notChoosable }) }
  const day = days.get(date)
  const entry = entryOn(day, statusOn(days, date), wantedHours)
  const isOff = entry.family === 'unavailable'
  const free = day && day.status !== 'unavailable' ? formatHoursList(date, day.free) : ''
  // A day of which the practice has booked a part can be asked for beside it.
  const besides = day?.bookedHere && entry !== booked ? [booked] : []
  return {
    entries: [...morningsOn(days, date), ...besides, free ? { ...entry, text: isOff ? `free ${free}` : free } : entry],
    off: isOff,
    ...(notChoosable && { notChoosable }),
  }
}

const within = (hours: Hours, free: Hours): boolean => {
  const [shiftSelection, posted] = [windowOf(hours), windowOf(free)]
  return shiftSelection.from >= posted.from && shiftSelection.to <= posted.to
}

const minutesIn = (hours: Hours): number => {
  const { from, to } = windowOf(hours)
  return to - from
}

const longest = (free: readonly Hours[]): Hours | undefined => free.toSorted((a, b) => minutesIn(b) - minutesIn(a))[0]

const isWithin = (hours: Hours, free: readonly Hours[]): boolean => free.some((window) => within(hours, window))

/** Whether hours of a day are posted as available and not booked. */
export const isPostedIn = (day: LocumDay | undefined, hours: Hours): boolean =>
  day?.posted === 'available' && isWithin(hours, day.free)

/** Whether a searched day has hours, and some of the searched ones are not among them. */
export const hasOtherHours = (day: LocumDay | undefined, wantedHours: Hours): boolean =>
  day !== undefined && day.free.length > 0 && !isWithin(wantedHours, day.free)

/** Whether none of the searched hours is free, so that the day isn't chosen for the practice. */
export const hasNoneOf = (day: LocumDay | undefined, wantedHours: Hours): boolean =>
  hasOtherHours(day, wantedHours) && !freePartOf(wantedHours, day?.free ?? [])

/**
 * The initial hours of a chosen day: the wanted ones if the locum is available then. Otherwise their longest available
 * ones; of searched hours (`isSearched`), the part that is available.
 */
export function initialHoursOn(day: LocumDay | undefined, wantedHours: Hours, isSearched = false): Hours {
  const free = day?.free ?? []
  const part = isSearched ? freePartOf(wantedHours, free) : undefined
  const other = isSearched && day?.status !== 'partially-confirmed' ? undefined : longest(free)
  const best = isWithin(wantedHours, free) ? wantedHours : (part ?? other ?? wantedHours)
  return { start_time: best.start_time, end_time: best.end_time }
}

/** The locum's available hours, if a shift is outside them. */
export const hoursOutsideOf = (day: LocumDay | undefined, hours: Hours): string | undefined =>
  day && hasOtherHours(day, hours) ? formatHoursList(day.date, day.free) : undefined
