import { defineLifecycle, type Guard } from '../kernel/define-lifecycle.ts'

/** Whether any day of the booking has not yet begun. */
export type BookingFacts = { daysAhead: boolean }

const notEnded: Guard<BookingFacts> = { name: 'a day is still ahead', code: 'BOOKING_PAST', holds: (facts) => facts.daysAhead }

/** Days already begun stay and keep a booking confirmed. */
export const bookingLifecycle = defineLifecycle<{ cancel: BookingFacts }>()({
  name: 'Booking',
  states: ['confirmed', 'cancelled'],
  transitions: {
    cancel: { from: ['confirmed'], to: ['cancelled', 'confirmed'], by: ['Locum', 'CompanyAdmin'], when: [notEnded], emits: 'booking.cancelled' },
  },
})
