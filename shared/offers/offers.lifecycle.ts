import { defineLifecycle, type Guard } from '../kernel/define-lifecycle.ts'
import { offerStatuses, requestStatuses } from './offers.schema.ts'

export const offerLifecycle = defineLifecycle<Record<never, never>>()({
  name: 'Offer',
  states: offerStatuses,
  transitions: {
    cancel: { from: ['open', 'requested', 'partially-confirmed'], to: ['cancelled'], by: ['CompanyAdmin'], emits: 'offer.cancelled' },
  },
})

/** What an application's guards look at. Absent facts belong to other actions. */
export type ApplicationFacts = {
  offerCancelled: boolean
  /** The revision the locum saw is the offer's. */
  revisionSeen: boolean
  /** Chosen dates are open (apply) or live (confirm), and at least one is chosen. */
  datesHold: boolean
  eligible: boolean
  /** None of the chosen shifts overlaps a booking of the locum. */
  free: boolean
  /** The practice declined these dates and has not opened them again since. */
  declined: boolean
}

const notCancelled: Guard<ApplicationFacts> = { name: 'offer not cancelled', code: 'OFFER_CANCELLED', holds: (facts) => !facts.offerCancelled }
const revisionSeen: Guard<ApplicationFacts> = { name: 'offer as seen', code: 'OFFER_CHANGED', holds: (facts) => facts.revisionSeen }
const datesHold: Guard<ApplicationFacts> = { name: 'dates still open', code: 'DATE_NOT_OPEN', holds: (facts) => facts.datesHold }
const eligible: Guard<ApplicationFacts> = { name: 'profession and experience fit', code: 'NOT_ELIGIBLE', holds: (facts) => facts.eligible }
const notDeclined: Guard<ApplicationFacts> = { name: 'not declined', code: 'APPLICATION_DECLINED', holds: (facts) => !facts.declined }
const free: Guard<ApplicationFacts> = { name: 'locum is free', code: 'ALREADY_BOOKED', holds: (facts) => facts.free }

const toApply = [notCancelled, revisionSeen, eligible, datesHold, notDeclined, free]

/** `none` is the state before the first application; a lapsed one can be sent again. */
export const applicationLifecycle = defineLifecycle<ApplicationFacts>()({
  name: 'Application',
  states: ['none', ...requestStatuses],
  transitions: {
    apply: { from: ['none', 'cancelled', 'rejected'], to: ['requested'], by: ['Locum'], when: toApply, emits: 'application.sent' },
    change: { from: ['requested', 'partially-confirmed', 'confirmed'], to: ['requested', 'partially-confirmed'], by: ['Locum'], when: toApply, emits: 'application.changed' },
    withdraw: { from: ['requested', 'partially-confirmed'], to: ['cancelled', 'partially-confirmed'], by: ['Locum'], when: [datesHold], emits: 'application.withdrawn' },
    reject: { from: ['requested', 'partially-confirmed'], to: ['rejected', 'partially-confirmed'], by: ['CompanyAdmin'], when: [datesHold], emits: 'application.rejected' },
    confirm: {
      from: ['requested', 'partially-confirmed'],
      to: ['confirmed', 'partially-confirmed'],
      by: ['CompanyAdmin'],
      when: [notCancelled, datesHold, free],
      emits: 'booking.confirmed',
    },
  },
})
