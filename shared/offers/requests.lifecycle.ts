import { defineLifecycle, type Guard } from '#shared/kernel/define-lifecycle.ts'
import { candidateStatuses } from './offer-statuses.ts'
import type { requestEvents } from './requests.events.ts'
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
  type NotBookedFact,
  type NotUnavailableFact,
  type RegisteredFact,
} from './shared-guards.ts'

/** Its days are possible if they are open on the public offer that it fills, if there is one. */
export type SendFacts = DatesFact &
  RegisteredFact &
  NotBookedFact & {
    approved: boolean
    /** No day is Unavailable or fully booked. */
    available: boolean
    /** The practice has no pending request to this locum for these days. */
    notRequested: boolean
  }
export type EditRequestFacts = SendFacts & {
  /** The locum has neither accepted nor declined any of its days. */
  unanswered: boolean
}
export type AcceptFacts = DatesFact &
  RegisteredFact &
  NotUnavailableFact &
  NotBookedFact & {
    isRevisionCurrent: boolean
    approved: boolean
    /** The time to answer is not over. */
    inTime: boolean
  }

export type AcceptCounterFacts = DatesFact &
  RegisteredFact &
  NotUnavailableFact &
  NotBookedFact & { versionSeen: boolean; approved: boolean; inTime: boolean }

const daysAvailable: Guard<SendFacts> = {
  name: 'no day is Unavailable or fully booked',
  code: 'DAY_UNAVAILABLE',
  isMet: (facts) => facts.available,
}
const hoursNotBooked: Guard<NotBookedFact> = { ...notBooked, code: 'LOCUM_BOOKED' }
const notRequested: Guard<SendFacts> = {
  name: 'not requested already',
  code: 'DAY_REQUESTED',
  isMet: (facts) => facts.notRequested,
}
const unanswered: Guard<EditRequestFacts> = {
  name: 'not answered yet',
  code: 'REQUEST_ANSWERED',
  isMet: (facts) => facts.unanswered,
  first: true,
}
// `first`: once the time is over the request ends within a minute, and its state alone would not explain why.
const inTime: Guard<{ inTime: boolean }> = {
  name: 'answered in time',
  code: 'REQUEST_EXPIRED',
  isMet: (facts) => facts.inTime,
  first: true,
}
const counterInTime: Guard<AcceptCounterFacts> = { ...inTime, code: 'COUNTER_EXPIRED' }
const counterAsSeen: Guard<AcceptCounterFacts> = {
  name: 'suggestion unchanged since it was viewed',
  code: 'COUNTER_CHANGED',
  isMet: (facts) => facts.versionSeen,
}
const requestAsSeen: Guard<AcceptFacts> = {
  name: 'request unchanged since it was viewed',
  code: 'REQUEST_CHANGED',
  isMet: (facts) => facts.isRevisionCurrent,
}
const stillApproved: Guard<AcceptFacts> = { name: 'approved', code: 'NOT_APPROVED', isMet: (facts) => facts.approved }

/** A super admin books for both, by agreement outside the product. */
export type BookFacts = NotBookedFact & RegisteredFact & NotUnavailableFact & { approved: boolean }

export type BookNowFacts = NotBookedFact &
  RegisteredFact & {
    approved: boolean
    /** The locum has starred the practice and switched instant booking on. */
    allowed: boolean
    /** Every shift lies in hours that are posted as available. */
    posted: boolean
    inRegion: boolean
    noticeKept: boolean
    belowLimit: boolean
  }

const bookNowGuards: readonly Guard<BookNowFacts>[] = [
  { name: 'the locum lets this practice book at once', code: 'INSTANT_OFF', isMet: (facts) => facts.allowed },
  approved,
  registered,
  hoursNotBooked,
  { name: 'wholly within posted hours', code: 'INSTANT_HOURS', isMet: (facts) => facts.posted },
  { name: 'in a region that the locum chose', code: 'INSTANT_REGION', isMet: (facts) => facts.inRegion },
  { name: 'with the notice that the locum needs', code: 'INSTANT_NOTICE', isMet: (facts) => facts.noticeKept },
  { name: 'below the locum’s daily limit', code: 'INSTANT_LIMIT', isMet: (facts) => facts.belowLimit },
]

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
