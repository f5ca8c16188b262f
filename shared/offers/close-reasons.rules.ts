import type { DropCause, ShownCandidate } from './applications.schema.ts'

/** Why a candidate has no live days any more. */
export type CloseReason = NonNullable<ShownCandidate['ended']>

/** The practice decides on applications for a public offer, the professional on a private one. */
type OfferKind = 'public' | 'private'

type CloseReasonFacts = {
  /** The kinds of offer in which it counts as declined by the deciding party. */
  declinedIn: readonly OfferKind[]
  /** The kinds of offer in which the reason that was given adds something to it. */
  reasonShownIn: readonly OfferKind[]
  /** The practice still has to fill a day that was dropped for it. */
  needsReplacement: boolean
}

const both: readonly OfferKind[] = ['public', 'private']
const lapsed = { declinedIn: ['private'], reasonShownIn: [], needsReplacement: true } as const
const closedByTime = { declinedIn: [], reasonShownIn: [], needsReplacement: false } as const

const closeReasons = {
  declined: { declinedIn: both, reasonShownIn: both, needsReplacement: true },
  withdrawn: { declinedIn: [], reasonShownIn: ['private'], needsReplacement: false },
  'booking-cancelled': { declinedIn: [], reasonShownIn: both, needsReplacement: true },
  'booked-elsewhere': lapsed,
  'booked-here': { ...lapsed, needsReplacement: false },
  'approval-removed': lapsed,
  off: lapsed,
  left: lapsed,
  expired: { ...closedByTime, needsReplacement: true },
  // Its day on the offer that it fills is no longer open.
  filled: { declinedIn: [], reasonShownIn: ['private'], needsReplacement: false },
  'counter-declined': { declinedIn: ['private'], reasonShownIn: ['private'], needsReplacement: true },
  'offer-cancelled': { declinedIn: [], reasonShownIn: both, needsReplacement: false },
  'offer-changed': closedByTime,
  past: closedByTime,
  taken: { declinedIn: ['public'], reasonShownIn: ['public'], needsReplacement: false },
} as const satisfies Record<CloseReason, CloseReasonFacts>

const factsOf = (reason: CloseReason): CloseReasonFacts => closeReasons[reason]

/** Causes that follow from something else, not from an action on the request. */
export const lapseCauses = [
  'booked-elsewhere',
  'left',
  'approval-removed',
  'off',
] as const satisfies readonly DropCause[]
export type LapseCause = (typeof lapseCauses)[number]

/** The practice sees this if the locum gave no reason. */
export const LOCUM_DECLINED_REASON = 'The locum has declined this request.'

/** Whether the deciding party declined. */
export const countsAsDeclined = (ended: CloseReason, kind: OfferKind): boolean =>
  factsOf(ended).declinedIn.includes(kind)

/** Causes after which the practice still has to fill the day. */
export type ReplacementReason = {
  [Cause in DropCause]: (typeof closeReasons)[Cause]['needsReplacement'] extends true ? Cause : never
}[DropCause]

export const needsReplacement = (cause: DropCause): cause is ReplacementReason => factsOf(cause).needsReplacement

/** The reason that somebody wrote, if it adds something to the cause. */
export const shownReason = (
  kind: OfferKind,
  ended: CloseReason | undefined,
  reason: string | undefined,
): string | undefined =>
  ended && factsOf(ended).reasonShownIn.includes(kind) && reason !== LOCUM_DECLINED_REASON ? reason : undefined
