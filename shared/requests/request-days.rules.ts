import type { AvailabilityStatus } from '#shared/calendar/availability.schema.ts'
import type { OpenState } from '#shared/kernel/open-days.ts'

/** A day of a locum's calendar, as a practice that asks for it finds it. */
export type RequestDay = { available: boolean; unasked: boolean }

/** Off or booked whole, or waiting for an answer to this practice: such a day can't be asked for. */
export const requestDay = (status: AvailabilityStatus | OpenState, waits: boolean): RequestDay => ({
  available: status !== 'unavailable',
  unasked: !waits,
})

/** The same of all days of a request, as its lifecycle looks at it. */
export const requestDays = (days: readonly RequestDay[]): RequestDay => ({
  available: days.every(({ available }) => available),
  unasked: days.every(({ unasked }) => unasked),
})
