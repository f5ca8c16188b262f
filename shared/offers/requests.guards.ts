import type { Guard } from '#shared/kernel/define-lifecycle.ts'
import {
  approved,
  notBooked,
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

export const daysAvailable: Guard<SendFacts> = {
  name: 'no day is Unavailable or fully booked',
  code: 'DAY_UNAVAILABLE',
  isMet: (facts) => facts.available,
}
export const hoursNotBooked: Guard<NotBookedFact> = { ...notBooked, code: 'LOCUM_BOOKED' }
export const notRequested: Guard<SendFacts> = {
  name: 'not requested already',
  code: 'DAY_REQUESTED',
  isMet: (facts) => facts.notRequested,
}
export const unanswered: Guard<EditRequestFacts> = {
  name: 'not answered yet',
  code: 'REQUEST_ANSWERED',
  isMet: (facts) => facts.unanswered,
  first: true,
}
// `first`: once the time is over the request ends within a minute, and its state alone would not explain why.
export const inTime: Guard<{ inTime: boolean }> = {
  name: 'answered in time',
  code: 'REQUEST_EXPIRED',
  isMet: (facts) => facts.inTime,
  first: true,
}
export const counterInTime: Guard<AcceptCounterFacts> = { ...inTime, code: 'COUNTER_EXPIRED' }
export const counterAsSeen: Guard<AcceptCounterFacts> = {
  name: 'suggestion unchanged since it was viewed',
  code: 'COUNTER_CHANGED',
  isMet: (facts) => facts.versionSeen,
}
export const requestAsSeen: Guard<AcceptFacts> = {
  name: 'request unchanged since it was viewed',
  code: 'REQUEST_CHANGED',
  isMet: (facts) => facts.isRevisionCurrent,
}
export const stillApproved: Guard<AcceptFacts> = {
  name: 'approved',
  code: 'NOT_APPROVED',
  isMet: (facts) => facts.approved,
}

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

export const bookNowGuards: readonly Guard<BookNowFacts>[] = [
  { name: 'the locum lets this practice book at once', code: 'INSTANT_OFF', isMet: (facts) => facts.allowed },
  approved,
  registered,
  hoursNotBooked,
  { name: 'wholly within posted hours', code: 'INSTANT_HOURS', isMet: (facts) => facts.posted },
  { name: 'in a region that the locum chose', code: 'INSTANT_REGION', isMet: (facts) => facts.inRegion },
  { name: 'with the notice that the locum needs', code: 'INSTANT_NOTICE', isMet: (facts) => facts.noticeKept },
  { name: 'below the locum’s daily limit', code: 'INSTANT_LIMIT', isMet: (facts) => facts.belowLimit },
]
