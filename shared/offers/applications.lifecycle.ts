import { defineLifecycle, type Guard } from '#shared/kernel/define-lifecycle.ts'
import type { applicationEvents } from './applications.events.ts'
import { candidateStatuses } from './offer-statuses.ts'
import {
  approved,
  datesPossible,
  notBooked,
  notCancelled,
  notOwnUnavailable,
  notUnavailable,
  ownNotBooked,
  ownRegistered,
  registered,
  type CancellationFact,
  type DatesFact,
  type NotBookedFact,
  type NotUnavailableFact,
  type RegisteredFact,
} from './shared-guards.ts'

export type ApplyFacts = CancellationFact &
  DatesFact &
  NotUnavailableFact &
  RegisteredFact &
  NotBookedFact & {
    /** The offer is still at the revision that the locum viewed. */
    isRevisionCurrent: boolean
    eligible: boolean
    /** The practice declined these days and has not reopened them since. */
    declined: boolean
  }

export type ConfirmFacts = CancellationFact &
  DatesFact &
  NotUnavailableFact &
  RegisteredFact &
  NotBookedFact & { approved: boolean }

const isRevisionCurrent: Guard<ApplyFacts> = {
  name: 'offer unchanged since it was viewed',
  code: 'OFFER_CHANGED',
  isMet: (facts) => facts.isRevisionCurrent,
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
const applyGuards = [
  notCancelled,
  isRevisionCurrent,
  eligible,
  datesPossible,
  notDeclined,
  ownRegistered,
  notOwnUnavailable,
  ownNotBooked,
]

/** `none` is the state before the first application; a lapsed one can be sent again. */
export const applicationLifecycle = defineLifecycle<
  {
    apply: ApplyFacts
    change: ApplyFacts
    withdraw: DatesFact
    reject: DatesFact
    confirm: ConfirmFacts
    lapse: DatesFact
    restore: DatesFact
  },
  keyof typeof applicationEvents | 'booking.confirmed'
>()({
  name: 'Application',
  states: ['none', ...candidateStatuses],
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
    withdraw: {
      from: ['requested', 'partially-confirmed'],
      to: ['cancelled', 'partially-confirmed'],
      by: ['Locum'],
      when: [datesPossible],
      emits: 'application.withdrawn',
    },
    reject: {
      from: ['requested', 'partially-confirmed'],
      // Cancelled if another of its days is past or gone: the practice did not decline all of them.
      to: ['rejected', 'cancelled', 'partially-confirmed'],
      // The system if the practice blocks the locum.
      by: ['CompanyAdmin', 'System'],
      when: [datesPossible],
      emits: 'application.rejected',
    },
    confirm: {
      from: ['requested', 'partially-confirmed'],
      to: ['confirmed', 'partially-confirmed'],
      by: ['CompanyAdmin'],
      when: [notCancelled, approved, datesPossible, registered, notUnavailable, notBooked],
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
    // The booking by which it had lapsed is undone.
    restore: {
      from: ['cancelled', 'rejected', 'requested', 'partially-confirmed'],
      to: ['requested', 'partially-confirmed'],
      by: ['System'],
      when: [datesPossible],
      emits: 'application.restored',
    },
  },
})
