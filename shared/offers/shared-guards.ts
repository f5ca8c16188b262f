import type { Guard } from '#shared/kernel/define-lifecycle.ts'

// Facts and guards that the lifecycles of offers, applications and requests share.

export type CancellationFact = { offerCancelled: boolean }
export const notCancelled: Guard<CancellationFact> = {
  name: 'offer not cancelled',
  code: 'OFFER_CANCELLED',
  isMet: (facts) => !facts.offerCancelled,
  first: true,
}

/** At least one day is chosen, and each is open (apply) or live (withdraw, reject, confirm). */
export type DatesFact = { datesPossible: boolean }
/** None of the chosen shifts overlaps a booking of the locum. */
export type NotBookedFact = { notBooked: boolean }
/** The locum's registration is valid on each of the chosen days. */
export type RegisteredFact = { registered: boolean }
/** None of the chosen days is marked Unavailable. */
export type NotUnavailableFact = { notUnavailable: boolean }

export const approved: Guard<{ approved: boolean }> = {
  name: 'locum approved',
  code: 'LOCUM_NOT_APPROVED',
  isMet: (facts) => facts.approved,
}
export const registered: Guard<RegisteredFact> = {
  name: 'registered on every day',
  code: 'LOCUM_REGISTRATION_ENDS',
  isMet: (facts) => facts.registered,
}
export const ownRegistered: Guard<RegisteredFact> = { ...registered, code: 'REGISTRATION_ENDS' }
export const datesPossible: Guard<DatesFact> = {
  name: 'days still open',
  code: 'DATE_NOT_OPEN',
  isMet: (facts) => facts.datesPossible,
}
export const notBooked: Guard<NotBookedFact> = {
  name: 'locum is not booked at that time',
  code: 'ALREADY_BOOKED',
  isMet: (facts) => facts.notBooked,
}
export const ownNotBooked: Guard<NotBookedFact> = { ...notBooked, code: 'YOU_ARE_BOOKED' }
// `first`: the request for an Unavailable day lapses a moment later, and its state alone would not explain why.
export const notUnavailable: Guard<NotUnavailableFact> = {
  name: 'no day is Unavailable',
  code: 'DAY_UNAVAILABLE',
  isMet: (facts) => facts.notUnavailable,
  first: true,
}
export const notOwnUnavailable: Guard<NotUnavailableFact> = { ...notUnavailable, code: 'DAY_OFF' }
