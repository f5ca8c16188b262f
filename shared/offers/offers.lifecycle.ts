import { defineLifecycle, type Guard } from '#shared/kernel/define-lifecycle.ts'
import type { applicationEvents } from './applications.events.ts'
import { offerStatuses, requestStatuses } from './offer-statuses.ts'
import type { offerEvents } from './offers.events.ts'
import type { requestEvents } from './requests.events.ts'

export type OfferFacts = {
  /** The last of its shifts ended before today. */
  past: boolean
}

const notPast: Guard<OfferFacts> = { name: 'not past', code: 'OFFER_PAST', isMet: (facts) => !facts.past }

export const offerLifecycle = defineLifecycle<{ post: unknown; cancel: OfferFacts }, keyof typeof offerEvents>()({
  name: 'Offer',
  states: ['none', ...offerStatuses],
  transitions: {
    post: { from: ['none'], to: ['open'], by: ['CompanyAdmin'], emits: 'offer.posted' },
    cancel: {
      from: ['open', 'requested', 'partially-confirmed'],
      to: ['cancelled'],
      // The system if the practice is deleted.
      by: ['CompanyAdmin', 'System'],
      when: [notPast],
      emits: 'offer.cancelled',
    },
  },
})

type CancellationFact = { offerCancelled: boolean }
/** At least one day is chosen, and each is open (apply) or live (withdraw, reject, confirm). */
type DatesFact = { datesPossible: boolean }
/** None of the chosen shifts overlaps a booking of the locum. */
type NotBookedFact = { free: boolean }
/** None of the chosen days is marked Unavailable. */
type NotUnavailableFact = { notUnavailable: boolean }

export type ApplyFacts = CancellationFact &
  DatesFact &
  NotUnavailableFact &
  NotBookedFact & {
    /** The offer is still at the revision that the locum viewed. */
    revisionSeen: boolean
    eligible: boolean
    /** The practice declined these days and has not reopened them since. */
    declined: boolean
  }

export type ConfirmFacts = CancellationFact & DatesFact & NotUnavailableFact & NotBookedFact & { approved: boolean }

const notCancelled: Guard<CancellationFact> = {
  name: 'offer not cancelled',
  code: 'OFFER_CANCELLED',
  isMet: (facts) => !facts.offerCancelled,
  first: true,
}
const revisionSeen: Guard<ApplyFacts> = {
  name: 'offer unchanged since it was viewed',
  code: 'OFFER_CHANGED',
  isMet: (facts) => facts.revisionSeen,
}
const eligible: Guard<ApplyFacts> = {
  name: 'profession and experience fit',
  code: 'NOT_ELIGIBLE',
  isMet: (facts) => facts.eligible,
}
const notDeclined: Guard<ApplyFacts> = {
  name: 'not declined',
  code: 'APPLICATION_DECLINED',
  isMet: (facts) => !facts.declined,
}
const approved: Guard<{ approved: boolean }> = {
  name: 'locum approved',
  code: 'LOCUM_NOT_APPROVED',
  isMet: (facts) => facts.approved,
}
const datesPossible: Guard<DatesFact> = {
  name: 'days still open',
  code: 'DATE_NOT_OPEN',
  isMet: (facts) => facts.datesPossible,
}
const free: Guard<NotBookedFact> = {
  name: 'locum is not booked at that time',
  code: 'ALREADY_BOOKED',
  isMet: (facts) => facts.free,
}
// `first`: the request for an Unavailable day lapses a moment later, and its state alone would not explain why.
const notUnavailable: Guard<NotUnavailableFact> = {
  name: 'no day is Unavailable',
  code: 'DAY_UNAVAILABLE',
  isMet: (facts) => facts.notUnavailable,
  first: true,
}
const notOwnUnavailable: Guard<NotUnavailableFact> = { ...notUnavailable, code: 'DAY_OFF' }

const applyGuards = [notCancelled, revisionSeen, eligible, datesPossible, notDeclined, notOwnUnavailable, free]

/** `none` is the state before the first application; a lapsed one can be sent again. */
export const applicationLifecycle = defineLifecycle<
  {
    apply: ApplyFacts
    change: ApplyFacts
    withdraw: DatesFact
    reject: DatesFact
    confirm: ConfirmFacts
    lapse: DatesFact
  },
  keyof typeof applicationEvents | 'booking.confirmed'
>()({
  name: 'Application',
  states: ['none', ...requestStatuses],
  transitions: {
    apply: {
      from: ['none', 'cancelled', 'rejected'],
      to: ['requested'],
      by: ['Locum'],
      when: applyGuards,
      emits: 'application.sent',
    },
    change: {
      from: ['requested', 'partially-confirmed', 'confirmed'],
      to: ['requested', 'partially-confirmed'],
      by: ['Locum'],
      when: applyGuards,
      emits: 'application.changed',
    },
    // Rejected if all of its other days went to another locum.
    withdraw: {
      from: ['requested', 'partially-confirmed'],
      to: ['cancelled', 'rejected', 'partially-confirmed'],
      by: ['Locum'],
      when: [datesPossible],
      emits: 'application.withdrawn',
    },
    reject: {
      from: ['requested', 'partially-confirmed'],
      // Cancelled if another of its days is past or gone: the practice did not decline all of them.
      to: ['rejected', 'cancelled', 'partially-confirmed'],
      by: ['CompanyAdmin'],
      when: [datesPossible],
      emits: 'application.rejected',
    },
    confirm: {
      from: ['requested', 'partially-confirmed'],
      to: ['confirmed', 'partially-confirmed'],
      by: ['CompanyAdmin'],
      when: [notCancelled, approved, datesPossible, notUnavailable, free],
      emits: 'booking.confirmed',
    },
    // The locum can't work some of its days any more: booked elsewhere, Unavailable, no longer approved, or left.
    lapse: {
      from: ['requested', 'partially-confirmed'],
      to: ['cancelled', 'rejected', 'requested', 'partially-confirmed'],
      by: ['System'],
      when: [datesPossible],
      emits: 'application.lapsed',
    },
  },
})

export type SendFacts = NotBookedFact & {
  approved: boolean
  /** No day is Unavailable or fully booked. */
  available: boolean
  /** The practice has no pending request to this locum for these days. */
  notRequested: boolean
}
export type AcceptFacts = DatesFact & NotUnavailableFact & NotBookedFact & { revisionSeen: boolean; approved: boolean }

const daysAvailable: Guard<SendFacts> = {
  name: 'no day is Unavailable or fully booked',
  code: 'DAY_UNAVAILABLE',
  isMet: (facts) => facts.available,
}
const hoursNotBooked: Guard<SendFacts> = {
  name: 'locum is not booked at that time',
  code: 'LOCUM_BOOKED',
  isMet: (facts) => facts.free,
}
const notRequested: Guard<SendFacts> = {
  name: 'not requested already',
  code: 'DAY_REQUESTED',
  isMet: (facts) => facts.notRequested,
}
const requestAsSeen: Guard<AcceptFacts> = {
  name: 'request unchanged since it was viewed',
  code: 'REQUEST_CHANGED',
  isMet: (facts) => facts.revisionSeen,
}
const stillApproved: Guard<AcceptFacts> = { name: 'approved', code: 'NOT_APPROVED', isMet: (facts) => facts.approved }
const notBookedAtThatTime: Guard<AcceptFacts> = {
  name: 'locum is not booked at that time',
  code: 'YOU_ARE_BOOKED',
  isMet: (facts) => facts.free,
}

/** A private offer. The locum can accept or decline some of its days; accepting some declines the others. */
export const requestLifecycle = defineLifecycle<
  {
    send: SendFacts
    withdraw: DatesFact
    decline: DatesFact
    accept: AcceptFacts
    lapse: DatesFact
  },
  keyof typeof requestEvents | 'booking.confirmed'
>()({
  name: 'Booking request',
  states: ['none', ...requestStatuses],
  transitions: {
    send: {
      from: ['none'],
      to: ['open'],
      by: ['CompanyAdmin'],
      when: [approved, daysAvailable, hoursNotBooked, notRequested],
      emits: 'request.sent',
    },
    withdraw: {
      from: ['open'],
      to: ['cancelled', 'open'],
      by: ['CompanyAdmin', 'System'],
      when: [datesPossible],
      emits: 'request.withdrawn',
    },
    decline: {
      from: ['open'],
      to: ['rejected', 'cancelled', 'open'],
      by: ['Locum'],
      when: [datesPossible],
      emits: 'request.declined',
    },
    accept: {
      from: ['open'],
      to: ['confirmed', 'partially-confirmed'],
      by: ['Locum'],
      when: [requestAsSeen, stillApproved, datesPossible, notOwnUnavailable, notBookedAtThatTime],
      emits: 'booking.confirmed',
    },
    lapse: {
      from: ['open'],
      to: ['rejected', 'cancelled', 'open'],
      by: ['System'],
      when: [datesPossible],
      emits: 'request.lapsed',
    },
  },
})
