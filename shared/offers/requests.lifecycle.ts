import { defineLifecycle } from '#shared/kernel/define-lifecycle.ts'
import { candidateStatuses } from './offer-statuses.ts'
import type { requestEvents } from './requests.events.ts'
import {
  daysAvailable,
  hoursNotBooked,
  notRequested,
  unanswered,
  inTime,
  counterInTime,
  counterAsSeen,
  requestAsSeen,
  stillApproved,
  bookNowGuards,
  type SendFacts,
  type EditRequestFacts,
  type AcceptFacts,
  type AcceptCounterFacts,
  type BookFacts,
  type BookNowFacts,
} from './requests.guards.ts'
import {
  approved,
  datesPossible,
  notBooked,
  notOwnUnavailable,
  notUnavailable,
  ownNotBooked,
  ownRegistered,
  registered,
  type DatesFact,
} from './shared-guards.ts'

/** A private offer. The locum can accept or decline some of its days; accepting some declines the others. */
export const requestLifecycle = defineLifecycle<
  {
    send: SendFacts
    bookNow: BookNowFacts
    book: BookFacts
    edit: EditRequestFacts
    withdraw: DatesFact
    close: DatesFact
    decline: DatesFact
    accept: AcceptFacts
    lapse: DatesFact
    restore: DatesFact
    reopen: DatesFact
    counter: AcceptFacts
    acceptCounter: AcceptCounterFacts
    declineCounter: DatesFact
    remind: DatesFact
    expire: DatesFact
  },
  keyof typeof requestEvents | 'booking.confirmed'
>()({
  name: 'Booking request',
  states: ['none', ...candidateStatuses],
  transitions: {
    send: {
      from: ['none'],
      to: ['open'],
      by: ['CompanyAdmin'],
      when: [approved, datesPossible, registered, daysAvailable, hoursNotBooked, notRequested],
      emits: 'request.sent',
    },
    // Without a request, as the locum has allowed beforehand.
    bookNow: {
      from: ['none'],
      to: ['confirmed'],
      by: ['CompanyAdmin'],
      when: bookNowGuards,
      emits: 'booking.confirmed',
    },
    book: {
      from: ['none'],
      to: ['confirmed'],
      by: ['SuperAdmin'],
      when: [approved, registered, notUnavailable, hoursNotBooked],
      emits: 'booking.confirmed',
    },
    edit: {
      from: ['open'],
      to: ['open'],
      by: ['CompanyAdmin'],
      when: [unanswered, approved, datesPossible, registered, daysAvailable, hoursNotBooked, notRequested],
      emits: 'request.changed',
    },
    withdraw: {
      from: ['open', 'requested'],
      to: ['cancelled', 'open', 'requested'],
      by: ['CompanyAdmin', 'System'],
      when: [datesPossible],
      emits: 'request.withdrawn',
    },
    // Its days are no longer open on the public offer that it fills.
    close: {
      from: ['open', 'requested'],
      to: ['cancelled', 'open', 'requested'],
      by: ['System'],
      when: [datesPossible],
      emits: 'request.closed',
    },
    decline: {
      from: ['open', 'requested'],
      to: ['rejected', 'cancelled', 'open', 'requested'],
      by: ['Locum'],
      when: [datesPossible],
      emits: 'request.declined',
    },
    accept: {
      from: ['open'],
      to: ['confirmed', 'partially-confirmed'],
      by: ['Locum'],
      when: [inTime, requestAsSeen, stillApproved, datesPossible, ownRegistered, notOwnUnavailable, ownNotBooked],
      emits: 'booking.confirmed',
    },
    lapse: {
      from: ['open', 'requested'],
      to: ['rejected', 'cancelled', 'open', 'requested'],
      by: ['System'],
      when: [datesPossible],
      emits: 'request.lapsed',
    },
    // The booking by which it had lapsed is undone.
    restore: {
      from: ['rejected', 'cancelled', 'open', 'requested'],
      to: ['open', 'requested'],
      by: ['System'],
      when: [datesPossible],
      emits: 'request.restored',
    },
    // Its days are open again on the public offer that it fills, as their booking is undone.
    reopen: {
      from: ['rejected', 'cancelled', 'open', 'requested'],
      to: ['open', 'requested'],
      by: ['System'],
      when: [datesPossible],
      emits: 'request.reopened',
    },
    // The locum suggests a rate of their own, once; the practice decides on exactly that.
    counter: {
      from: ['open'],
      to: ['requested'],
      by: ['Locum'],
      when: [inTime, requestAsSeen, stillApproved, datesPossible, ownRegistered, notOwnUnavailable, ownNotBooked],
      emits: 'request.countered',
    },
    acceptCounter: {
      from: ['requested'],
      to: ['confirmed', 'partially-confirmed'],
      by: ['CompanyAdmin'],
      when: [counterInTime, counterAsSeen, approved, datesPossible, registered, notUnavailable, notBooked],
      emits: 'booking.confirmed',
    },
    declineCounter: {
      from: ['requested'],
      // Cancelled if another of its days is past.
      to: ['rejected', 'cancelled'],
      by: ['CompanyAdmin'],
      when: [datesPossible],
      emits: 'request.counter-declined',
    },
    remind: {
      from: ['open', 'requested'],
      to: ['open', 'requested'],
      by: ['System'],
      when: [datesPossible],
      emits: 'request.reminded',
    },
    // Not answered in time.
    expire: {
      from: ['open', 'requested'],
      to: ['cancelled'],
      by: ['System'],
      when: [datesPossible],
      emits: 'request.expired',
    },
  },
})
