import { defineLifecycle, type Guard } from '../kernel/define-lifecycle.ts'

/** Whether any day of the booking has not yet begun. */
export type BookingFacts = { past: boolean; daysAhead: boolean }

const notPast: Guard<BookingFacts> = { name: 'not past', code: 'BOOKING_PAST', holds: (facts) => !facts.past && facts.daysAhead }

/** Days already begun stay and keep a booking confirmed. */
export const bookingLifecycle = defineLifecycle<BookingFacts>()({
  name: 'Booking',
  states: ['confirmed', 'cancelled'],
  transitions: {
    cancel: { from: ['confirmed'], to: ['cancelled', 'confirmed'], by: ['Locum', 'CompanyAdmin'], when: [notPast], emits: 'booking.cancelled' },
  },
})
