import type { AvailabilityStatus } from '#shared/calendar/availability.schema.ts'
import type { OpenState } from '#shared/kernel/open-days.ts'

/** What a practice has to know about a day of a locum's calendar to request it. */
export type RequestDay = { available: boolean; notRequested: boolean }

/** A day can't be requested if it is Unavailable, fully booked, or in a pending request of this practice. */
export const requestDay = (status: AvailabilityStatus | OpenState, waits: boolean): RequestDay => ({
  available: status !== 'unavailable',
  notRequested: !waits,
})

/** The same for all days of a request, as facts for its lifecycle. */
export const requestDays = (days: readonly RequestDay[]): RequestDay => ({
  available: days.every(({ available }) => available),
  notRequested: days.every(({ notRequested }) => notRequested),
})
