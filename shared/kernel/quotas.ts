import { endOfDay } from './dates.ts'
import type { Instant, LocalDate } from './dates.schema.ts'

/**
 * How much one practice, locum or account may have at once or cause in a day: generous for a hospital group, too little
 * to slow a region down for everybody.
 */
export const quotas = {
  /** Public offers of a practice with open days, from today on. */
  liveOffersPerPractice: 300,
  /** Days of these offers together. */
  liveDaysPerPractice: 3_000,
  /** Booking requests of a practice that wait for an answer. */
  openRequestsPerPractice: 300,
  /** Of these, for one locum: a practice cannot close a locum to all others. */
  openRequestsPerPracticeAndLocum: 10,
  /** Booking requests that wait for the answer of one locum, of all practices together. */
  openRequestsPerLocum: 100,
  /** Practices that an account is a member of when it creates one more; a super admin can raise it for an account. */
  practicesPerAccount: 5,
  /** Mails that follow from what an account does in a South African day. */
  mailsPerAccountDay: 500,
  /** Different professionals whose profiles the members of a practice open in a South African day. */
  profilesPerPracticeDay: 300,
  /** Copies of everything that is held of a locum or a practice, started in a South African day. */
  exportsPerOwnerDay: 5,
} as const

export type QuotaName = keyof typeof quotas

/** Which limit was reached, and until when where time makes room. */
export type ReachedQuota = { name: QuotaName; limit: number; until?: Instant }

/** What counts against a quota until its last day has ended, and how much of it. */
export type Counted = { last: LocalDate; weight: number }

/**
 * Until when there is no room for `wanted` more, by the last days of what counts, earliest first; undefined where there
 * is room.
 */
export const fullUntil = (counted: readonly Counted[], wanted: number, limit: number): Instant | undefined => {
  let over = counted.reduce((sum, { weight }) => sum + weight, wanted) - limit
  if (over <= 0) return undefined
  for (const { last, weight } of counted) {
    over -= weight
    if (over <= 0) return endOfDay(last)
  }
  throw new RangeError(`${wanted} are more than ${limit} will ever have room for`)
}
