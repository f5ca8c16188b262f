import type { Appointment } from '#shared/kernel/agenda.ts'
import { instantOf, type Instant, type LocalDate } from '#shared/kernel/dates.ts'
import type { Shift } from '#shared/kernel/shift.schema.ts'
import { EXPIRED_REASON } from './offers.rules.ts'
import type { OfferState, PrivateOffer, ResponseWindow } from './offers.state.ts'

/** No reminder is sent if there is less time than this to answer. */
const MIN_REMINDED_HOURS = 2

const HOUR = 3_600_000
const WEEK = 7 * 24 * HOUR

const firstStart = (shifts: readonly Shift[], now: Instant): Instant | undefined =>
  shifts
    .map(({ date, start_time }) => instantOf(date, start_time))
    .filter((start) => start > now)
    .sort()[0]

/** Hours to answer unless the sender chooses otherwise: a day for what is soon, more the further ahead it is. */
export const responseHours = (shifts: readonly Shift[], now: Instant): number => {
  const ahead = Date.parse(firstStart(shifts, now) ?? now) - Date.parse(now)
  return ahead < WEEK ? 24 : ahead < 3 * WEEK ? 48 : 96
}

/** When so many hours are over, but never past the start of the first shift. */
export const deadlineWithin = (hours: number, shifts: readonly Shift[], now: Instant): Instant => {
  const limit = new Date(Date.parse(now) + hours * HOUR).toISOString()
  const start = firstStart(shifts, now)
  return start !== undefined && start < limit ? start : limit
}

/** The time to answer a request, in so many hours or the usual ones. */
export const responseWindowOf = (
  hours: number | undefined,
  shifts: readonly Shift[],
  now: Instant,
): ResponseWindow => ({
  from: now,
  until: deadlineWithin(hours ?? responseHours(shifts, now), shifts, now),
})

/** The hours that a request had when it was sent; an edit gives it as many again. */
export const respondHoursOf = ({ request }: OfferState): number | undefined => {
  const { from, until } = request?.responseWindow ?? {}
  return from && until ? (Date.parse(until) - Date.parse(from)) / HOUR : undefined
}

const halfTimeOf = ({ from, until }: ResponseWindow): Instant =>
  new Date((Date.parse(from) + Date.parse(until)) / 2).toISOString()

/** A reminder at half time, and the end of the time to answer. */
export const requestAppointments = ({ request }: OfferState): Appointment<'remind' | 'expire'>[] => {
  const window = request?.responseWindow
  if (!window) return []
  const { from, until } = window
  const isReminded = Date.parse(until) - Date.parse(from) >= MIN_REMINDED_HOURS * HOUR
  return [
    ...(isReminded ? [{ at: halfTimeOf(window), what: 'remind' } as const] : []),
    { at: until, what: 'expire' as const },
  ]
}

/** Whether a request can still be answered. Its end is written up to a minute after its time is over. */
export const isInTime = ({ request }: Pick<OfferState, 'request'>, now: Instant): boolean =>
  request?.responseWindow === undefined || now < request.responseWindow.until

export const expiredRequest = (offer: PrivateOffer, dates: readonly LocalDate[], at: Instant): PrivateOffer => {
  const drop = { actor: 'System', cause: 'expired', reason: EXPIRED_REASON, at } as const
  const dropped = { ...offer.request.dropped, ...Object.fromEntries(dates.map((date) => [date, drop])) }
  return { ...offer, updatedAt: at, request: { ...offer.request, dropped } }
}
