import { defineLifecycle, type Guard } from '#shared/kernel/define-lifecycle.ts'
import type { bookingEvents } from './bookings.events.ts'

export type BookingFacts = {
  /** The last shift of the booking has ended. */
  ended: boolean
  /** At least one shift has not started yet. */
  daysAhead: boolean
  /** The chosen days have not started and are not cancelled. */
  datesAhead: boolean
}

const notEnded: Guard<BookingFacts> = { name: 'not ended', code: 'BOOKING_PAST', isMet: (facts) => !facts.ended }
const dayAhead: Guard<BookingFacts> = {
  name: 'a shift has not started yet',
  code: 'BOOKING_BEGUN',
  isMet: (facts) => facts.daysAhead,
}
const datesAhead: Guard<BookingFacts> = {
  name: 'the chosen days are booked and have not started',
  code: 'BOOKING_DAY_CLOSED',
  isMet: (facts) => facts.datesAhead,
}

export type UndoFacts = {
  /** The confirmation is recent enough. */
  justConfirmed: boolean
  /** The first shift is far enough away for both sides to plan again. */
  farAhead: boolean
  /** Nothing about the booking has changed since it was made. */
  unchanged: boolean
}

const justConfirmed: Guard<UndoFacts> = {
  name: 'confirmed within 30 minutes',
  code: 'UNDO_TOO_LATE',
  isMet: (facts) => facts.justConfirmed,
}
const farAhead: Guard<UndoFacts> = {
  name: 'the first shift is more than 24 hours away',
  code: 'UNDO_TOO_NEAR',
  isMet: (facts) => facts.farAhead,
}

const unchanged: Guard<UndoFacts> = {
  name: 'unchanged since it was confirmed',
  code: 'UNDO_CHANGED',
  isMet: (facts) => facts.unchanged,
}

export type LateFacts = {
  /** The chosen day is today, is not cancelled, and its shift has not ended. */
  shiftToday: boolean
}

const shiftToday: Guard<LateFacts> = {
  name: 'on the day of the shift',
  code: 'NOT_SHIFT_DAY',
  isMet: (facts) => facts.shiftToday,
}

/** A past booking is what both sides have agreed on and worked by. */
export type ChangeNotesFacts = { ended: boolean }

const notOver: Guard<ChangeNotesFacts> = {
  name: 'the last shift has not ended',
  code: 'BOOKING_OVER',
  isMet: (facts) => !facts.ended,
}

export type ChangeDaysFacts = {
  /** The days to be changed are not cancelled, and have not started or have ended. */
  datesOpen: boolean
  /** The locum has no other booking in the new hours. */
  notBooked: boolean
  /** The locum's registration is valid on the days that get new hours. */
  registered: boolean
}

const datesOpen: Guard<ChangeDaysFacts> = {
  name: 'the chosen days are booked, and have not started or have ended',
  code: 'BOOKING_DAY_CLOSED',
  isMet: (facts) => facts.datesOpen,
}

const notBookedInNewHours: Guard<ChangeDaysFacts> = {
  name: 'the locum is free in the new hours',
  code: 'LOCUM_BOOKED',
  isMet: (facts) => facts.notBooked,
}

const registered: Guard<ChangeDaysFacts> = {
  name: 'registered on every day that gets new hours',
  code: 'LOCUM_REGISTRATION_ENDS',
  isMet: (facts) => facts.registered,
}

export type DeleteBookingFacts = {
  /** No shift that is still booked has started, or all have ended. */
  notRunning: boolean
}

const notRunning: Guard<DeleteBookingFacts> = {
  name: 'no shift has started, or all have ended',
  code: 'BOOKING_WORKED',
  isMet: (facts) => facts.notRunning,
}

type Facts = {
  delete: DeleteBookingFacts
  cancel: BookingFacts
  undo: UndoFacts
  reportLate: LateFacts
  changeNotes: ChangeNotesFacts
  changeDays: ChangeDaysFacts
}

/** Days that have started can't be cancelled and keep the booking confirmed. */
export const bookingLifecycle = defineLifecycle<Facts, keyof typeof bookingEvents>()({
  name: 'Booking',
  states: ['confirmed', 'cancelled'],
  transitions: {
    cancel: {
      from: ['confirmed'],
      to: ['cancelled', 'confirmed'],
      // The system if the practice is deleted.
      by: ['Locum', 'CompanyAdmin', 'System'],
      when: [notEnded, dayAhead, datesAhead],
      emits: 'booking.cancelled',
    },
    changeNotes: {
      from: ['confirmed'],
      to: ['confirmed'],
      by: ['CompanyAdmin', 'SuperAdmin'],
      when: [notOver],
      emits: 'booking.changed',
    },
    changeDays: {
      from: ['confirmed'],
      to: ['cancelled', 'confirmed'],
      by: ['SuperAdmin'],
      when: [datesOpen, registered, notBookedInNewHours],
      emits: 'booking.days-changed',
    },
    delete: {
      from: ['confirmed', 'cancelled'],
      to: ['cancelled'],
      by: ['SuperAdmin'],
      when: [notRunning],
      emits: 'booking.deleted',
    },
    reportLate: {
      from: ['confirmed'],
      to: ['confirmed'],
      by: ['Locum'],
      when: [shiftToday],
      emits: 'booking.delayed',
    },
    // A confirmation by mistake: no record counts it.
    undo: {
      from: ['confirmed'],
      to: ['cancelled'],
      by: ['Locum', 'CompanyAdmin'],
      when: [justConfirmed, unchanged, farAhead],
      emits: 'booking.undone',
    },
  },
})
