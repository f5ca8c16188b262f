import { defineLifecycle, type Guard } from '#shared/kernel/define-lifecycle.ts'
import { offerStatuses } from './offer-statuses.ts'
import type { offerEvents } from './offers.events.ts'
import { notCancelled, type CancellationFact } from './shared-guards.ts'

export type OfferFacts = {
  /** The last of its shifts ended before today. */
  past: boolean
}
export type EditFacts = OfferFacts &
  CancellationFact & {
    /** Every day is booked. */
    allBooked: boolean
  }
export type DeleteOfferFacts = {
  /** No day was ever booked, not even by a booking that was cancelled. */
  neverBooked: boolean
}

const notPast: Guard<OfferFacts> = { name: 'not past', code: 'OFFER_PAST', isMet: (facts) => !facts.past }
const notAllBooked: Guard<EditFacts> = {
  name: 'not all days booked',
  code: 'DATES_BOOKED',
  isMet: (facts) => !facts.allBooked,
  first: true,
}
const neverBooked: Guard<DeleteOfferFacts> = {
  name: 'never booked',
  code: 'OFFER_BOOKED',
  isMet: (facts) => facts.neverBooked,
  first: true,
}

export const offerLifecycle = defineLifecycle<
  {
    post: unknown
    release: unknown
    edit: EditFacts
    editNotes: EditFacts
    cancel: OfferFacts
    delete: DeleteOfferFacts
  },
  keyof typeof offerEvents
>()({
  name: 'Offer',
  states: ['none', ...offerStatuses],
  transitions: {
    post: { from: ['none'], to: ['open'], by: ['CompanyAdmin'], emits: 'offer.posted' },
    // The hours of its pool are over: all locums of its market see it.
    release: {
      from: ['open', 'requested', 'partially-confirmed'],
      to: ['open', 'requested', 'partially-confirmed'],
      by: ['System'],
      emits: 'offer.released',
    },
    // Opens all days that are not booked anew, so that applications end and locums have to apply again.
    edit: {
      from: ['open', 'requested', 'partially-confirmed'],
      // Confirmed if only the booked days are kept.
      to: ['open', 'partially-confirmed', 'confirmed'],
      by: ['CompanyAdmin'],
      when: [notCancelled, notAllBooked, notPast],
      emits: 'offer.edited',
    },
    // The notes alone: applications stay.
    editNotes: {
      from: ['open', 'requested', 'partially-confirmed'],
      to: ['open', 'requested', 'partially-confirmed'],
      by: ['CompanyAdmin'],
      when: [notCancelled, notAllBooked, notPast],
      emits: 'offer.notes-edited',
    },
    cancel: {
      from: ['open', 'requested', 'partially-confirmed'],
      to: ['cancelled'],
      // The system if the practice is deleted.
      by: ['CompanyAdmin', 'System'],
      when: [notPast],
      emits: 'offer.cancelled',
    },
    delete: {
      from: ['open', 'requested', 'cancelled'],
      to: ['cancelled'],
      by: ['CompanyAdmin'],
      when: [neverBooked],
      emits: 'offer.deleted',
    },
  },
})
