import { defineLifecycle, type Guard } from '#shared/kernel/define-lifecycle.ts'
import type { bookingEvents } from './bookings.events.ts'

export type BookingFacts = {
  /** The last shift of the booking has ended. */
  ended: boolean
  /** A shift of it has not yet begun. */
  daysAhead: boolean
}

const notEnded: Guard<BookingFacts> = { name: 'not ended', code: 'BOOKING_PAST', holds: (facts) => !facts.ended }
const dayAhead: Guard<BookingFacts> = {
  name: 'a day is still ahead',
  code: 'BOOKING_BEGUN',
  holds: (facts) => facts.daysAhead,
}

/** Days already begun stay and keep a booking confirmed. */
export const bookingLifecycle = defineLifecycle<{ cancel: BookingFacts }, keyof typeof bookingEvents>()({
  name: 'Booking',
  states: ['confirmed', 'cancelled'],
  transitions: {
    cancel: {
      from: ['confirmed'],
      to: ['cancelled', 'confirmed'],
      // The system for a practice that is deleted.
      by: ['Locum', 'CompanyAdmin', 'System'],
      when: [notEnded, dayAhead],
      emits: 'booking.cancelled',
    },
  },
})
