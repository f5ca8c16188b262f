import { endOfDay } from './dates.ts'
import type { Instant, LocalDate } from './dates.schema.ts'

/** Limits for one practice, locum or account: generous for a hospital group, too low to slow down a whole region. */
export const quotas = {
  /** Public offers of a practice with open days, from today on. */
  openOffersPerPractice: 300,
  /** Days of all these offers. */
  openOfferDaysPerPractice: 3_000,
  /** Pending booking requests of a practice. */
  openRequestsPerPractice: 300,
  /** Of these, for one locum, so that a practice can't block a locum for all others. */
  openRequestsPerPracticeAndLocum: 10,
  /** Pending booking requests for one locum from all practices. */
  openRequestsPerLocum: 100,
  /** Private offers that fill a public one and can still be accepted. */
  askedPerOffer: 50,
  /** Saved templates of a practice. */
  templatesPerPractice: 20,
  /** Times that a super admin has set a practice's plan. */
  planChangesPerPractice: 100,
  /** Practices of an account; a super admin can raise it for an account. */
  practicesPerAccount: 5,
  /** Members of a practice, with its pending invites. */
  membersPerPractice: 50,
  /** Invites of a practice that can still be accepted. */
  pendingInvitesPerPractice: 20,
  /** Invites that a practice sends in a South African day, also again. */
  invitesPerPracticeDay: 40,
  /** The same, until a super admin has approved the practice: its name is in the mails. */
  invitesPerUnapprovedPracticeDay: 10,
  /** Mails that an account's actions cause in a South African day. */
  mailsPerAccountDay: 500,
  /** Different profiles that the members of a practice open in a South African day. */
  profilesPerPracticeDay: 300,
  /** Conversations that a practice begins in a South African day. */
  newChatsPerPracticeDay: 50,
  /** Messages of one party in one conversation in a South African day. */
  messagesPerChatDay: 2_000,
  /** Messages that an account reports in a South African day. */
  reportsPerAccountDay: 20,
  /** Exports of a locum, practice or account started in a South African day. */
  exportsPerOwnerDay: 5,
  /** Statements of a wallet made in a South African day. */
  statementsPerOwnerDay: 50,
  /** Permanent placements that a practice requests in a South African day. */
  placementsPerPracticeDay: 10,
  /** Requests about personal data that are not answered yet. */
  openPrivacyRequestsPerAccount: 5,
  /** Locums whom a practice has made favourites. */
  favouritesPerPractice: 10_000,
  /** Locums whom a practice has blocked: a search reads them all. */
  blocksPerPractice: 200,
  /** Named pools of a practice. */
  poolsPerPractice: 20,
  /** Locums in one of them. */
  locumsPerPool: 50,
  /** Practices that a locum lets book at once. */
  starredPracticesPerLocum: 50,
} as const

export type QuotaName = keyof typeof quotas

/** The limit that was reached, and until when if it resets by itself. */
export type ReachedQuota = { name: QuotaName; limit: number; until?: Instant }

/** The same in a response: `from` is the first South African day on which there is room. */
export type ShownQuota = { name: string; limit: number; from?: LocalDate }

/** Something that counts against a quota until its last day has ended, and by how much. */
export type QuotaEntry = { last: LocalDate; weight: number }

/** Until when a quota has no room for `wanted` more; undefined if it has. `counted` is sorted, earliest first. */
export const fullUntil = (counted: readonly QuotaEntry[], wanted: number, limit: number): Instant | undefined => {
  let over = counted.reduce((sum, { weight }) => sum + weight, wanted) - limit
  if (over <= 0) return undefined
  for (const { last, weight } of counted) {
    over -= weight
    if (over <= 0) return endOfDay(last)
  }
  throw new RangeError(`${wanted} are more than ${limit} will ever have room for`)
}
