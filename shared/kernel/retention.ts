import { DAY_MS, type Instant } from './dates.ts'

const YEAR = 366

/** How long records are kept, in days, by what is recorded; `shared/privacy/retention-table.ts` says why. */
export const RETENTION_DAYS = {
  audit: 5 * YEAR,
  /** What the person sees of a super admin's view of their account. */
  supportAccess: YEAR,
  /** Who has read a person's identity and bank details. */
  views: 5 * YEAR,
  notifications: YEAR,
  /** After the last message. */
  conversations: 3 * YEAR,
  /** A party's record of cancellations shows a year. */
  cancellations: YEAR,
  /** Offers that led to no booking, with their applications, after their last day. */
  unbookedOffers: YEAR,
  /** Bookings, with the offers that they came from, after their last day. */
  bookings: 5 * YEAR,
  /** After the last transaction, of a wallet whose owner was deleted. */
  wallets: 5 * YEAR,
  /** After they were settled or refused. */
  redemptions: 5 * YEAR,
  closedPlacements: YEAR,
  madePlacements: 5 * YEAR,
  /** Requests about one's data, after they were answered. */
  privacyRequests: 3 * YEAR,
  /** After they were closed; the copy of a reported file, after it was reported. */
  reports: YEAR,
  /** After an invite has expired: it is still listed, and its link says what became of it. */
  invites: 30,
  /** Records of commands, by which a repeat is recognised. */
  commands: 7,
  /** Finished copies of data. */
  exports: 7,
} as const

export type RetentionKind = keyof typeof RETENTION_DAYS

/** Until when what is of a time is kept. */
export const keptUntil = (kind: RetentionKind, at: Instant): Instant =>
  new Date(Date.parse(at) + RETENTION_DAYS[kind] * DAY_MS).toISOString()

/** What is older than this is no longer kept. */
export const keptSince = (kind: RetentionKind, now: Instant): Instant =>
  new Date(Date.parse(now) - RETENTION_DAYS[kind] * DAY_MS).toISOString()

/** When a record of a time is removed, in epoch seconds. */
export const removedAt = (kind: RetentionKind, at: Instant): number =>
  Math.floor(Date.parse(keptUntil(kind, at)) / 1000)

const numbers = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

/** As people read a number of days: `seven days`, `30 days`, `one year`, `five years`. */
export const formatPeriod = (days: number): string => {
  const [count, unit] = days >= YEAR ? [Math.floor(days / YEAR), 'year'] : [days, 'day']
  return `${numbers[count] ?? count} ${unit}${count === 1 ? '' : 's'}`
}
