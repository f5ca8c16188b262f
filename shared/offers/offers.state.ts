import type { Actor } from '#shared/kernel/define-lifecycle.ts'
import type { Party } from '#shared/kernel/caller.ts'
import type { Plan } from '#shared/kernel/plans.ts'
import type { FileId } from '#shared/kernel/files.schema.ts'
import type { Instant, LocalDate } from '#shared/kernel/dates.ts'
import type { BookingId, CompanyId, OfferId, PoolId, PostingRef, UserId } from '#shared/kernel/ids.ts'
import type { DayRates } from '#shared/kernel/money.schema.ts'
import type { EditableOffer } from './changed-fields.rules.ts'
import type { DropCause } from './applications.schema.ts'
import type { Lunch } from '#shared/kernel/shift.schema.ts'

export type OfferTerms = {
  profession: string
  province: string
  region: string
  experience: number
  rates: [string, string]
  lunch: Lunch
  notes: string
  skills: string[]
}

/** The revisions of applications that lost a day to another locum; kept when the day is reopened. */
type RevisionRange = { first: number; last: number }

/** A day of an offer. `sinceRevision`: at which it was last opened. */
export type OfferDay = {
  start: string
  end: string
  sinceRevision: number
  booking?: BookingId
  professional?: { id: UserId; name: string }
  /** Agreed in a private offer that filled the day. */
  rates?: DayRates
  lostRevisions?: RevisionRange[]
  /** The offer was edited while this day was booked, which ends the applications for it too. */
  edited?: true
}

/** From when until when a request can be answered. */
export type ResponseWindow = { from: Instant; until: Instant }

/**
 * A locum's answer to a request: their own rate per hour in whole rand, for all days that are still live. With `rates`
 * of some kinds of day, `rate` is the highest of them, and the other kinds stay as offered. `offered` are the rates of
 * the practice, once it has agreed to those.
 */
export type CounterOffer = {
  rate: string
  rates?: Partial<DayRates>
  message: string
  at: Instant
  offered?: DayRates
}

/** What a private offer adds: as a candidate, its professional; for what it was sent, and what was answered. */
export type PrivateRequest = Pick<Candidate, 'reference' | 'professional' | 'rates' | 'dropped' | 'onBehalf'> & {
  availabilityId?: PostingRef
  /** The public offer whose days it fills. */
  fills?: OfferId
  /** Absent if it was booked at once. */
  responseWindow?: ResponseWindow
  counter?: CounterOffer
}

/** An edit of more than the notes: the revision that it ended, and the offer with all its days as it was then. */
export type Edit = { endedRevision: number; was: Omit<EditableOffer, 'notes'>; newNotes?: true }

/** Stored facts; statuses are derived from them (DESIGN 5). */
export type OfferState = {
  id: OfferId
  /** Private offers only. */
  request?: PrivateRequest
  company: { id: CompanyId; name: string; industry: string; contact: string; email: string; plan: Plan }
  terms: OfferTerms
  revision: number
  /** Without a reason if no application was pending. */
  cancelled?: { at: Instant; reason?: string }
  /** Until it is released, only the locums of this pool see a public offer. */
  pool?: { id: PoolId; until: Instant }
  /** Private offers that were sent to fill days of this public one, and its revision then. */
  asked?: { offer: OfferId; professional: UserId; dates: LocalDate[]; revision: number }[]
  /** The latest ones, oldest first. */
  edits?: Edit[]
  /** A day has been booked at some time. */
  wasBooked?: true
  /** A deleted offer is kept for those who applied, who see it as cancelled. */
  deleted?: Instant
  days: Record<LocalDate, OfferDay>
  createdBy: UserId
  /** A super admin acted for the practice. */
  onBehalf?: true
  /** The same of its latest edit. */
  editedOnBehalf?: true
  createdAt: Instant
  updatedAt: Instant
  version?: number
}

/** A booking request. */
export type PrivateOffer = OfferState & { request: PrivateRequest }

/** Who can drop a day of a candidate: one of its parties, or the system as the follow-up of an event. */
export const dropActors = ['Locum', 'CompanyAdmin', 'System'] as const satisfies readonly Actor[]
export type DropActor = (typeof dropActors)[number]

/** Who dropped a day of a candidate, and why. `booking`: the one that ended it, whose undo takes that back. */
export type Drop = { actor: DropActor; cause: DropCause; reason: string; at: Instant; booking?: BookingId }

export type Candidate = {
  offerId: OfferId
  companyId: CompanyId
  reference: string
  professional: {
    id: UserId
    name: string
    surname: string
    contact: string
    email: string
    profession: string
    region: string
    suburb: string
    experienceStart: LocalDate
    avatarFile?: FileId
  }
  rates: DayRates
  dates: LocalDate[]
  revision: number
  dropped: Record<LocalDate, Drop>
  /** The party for which a super admin has made the latest change that a party made. */
  onBehalf?: Party
  createdAt: Instant
  updatedAt: Instant
  version?: number
}

/** A public offer with an application, or a private one with its own candidate. */
export type OfferAndCandidate = { offer: OfferState; candidate: Candidate }
