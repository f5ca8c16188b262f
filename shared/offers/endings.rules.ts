import type { DropCause, OfferRequest } from './offers.schema.ts'

/** Why an application or a request has no live days any more. */
export type EndCause = NonNullable<OfferRequest['ended']>

/** The practice decides on applications for a public offer, the professional on a private one. */
type OfferKind = 'public' | 'private'

type EndingFacts = {
  /** The kinds of offer in which the cause counts as declined by the deciding party. */
  declinedIn: readonly OfferKind[]
  /** The kinds of offer in which the reason adds something to the cause. */
  reasonShownIn: readonly OfferKind[]
}

const both: readonly OfferKind[] = ['public', 'private']
const lapsed: EndingFacts = { declinedIn: ['private'], reasonShownIn: [] }
const closedByTime: EndingFacts = { declinedIn: [], reasonShownIn: [] }

/** `stillNeeded`: the practice still has to fill a day that was dropped for this cause. */
const drops = {
  declined: { declinedIn: both, reasonShownIn: both, stillNeeded: true },
  withdrawn: { declinedIn: [], reasonShownIn: ['private'], stillNeeded: false },
  'booking-cancelled': { declinedIn: [], reasonShownIn: both, stillNeeded: true },
  'booked-elsewhere': { ...lapsed, stillNeeded: true },
  'booked-here': { ...lapsed, stillNeeded: false },
  'approval-removed': { ...lapsed, stillNeeded: true },
  off: { ...lapsed, stillNeeded: true },
  left: { ...lapsed, stillNeeded: true },
} satisfies Record<DropCause, EndingFacts & { stillNeeded: boolean }>

/** Causes that follow from something else, not from an action on the request. */
export const lapseCauses = [
  'booked-elsewhere',
  'left',
  'approval-removed',
  'off',
] as const satisfies readonly DropCause[]
export type LapseCause = (typeof lapseCauses)[number]

const endings: Record<EndCause, EndingFacts> = {
  ...drops,
  'offer-cancelled': { declinedIn: [], reasonShownIn: both },
  'offer-changed': closedByTime,
  past: closedByTime,
  taken: { declinedIn: ['public'], reasonShownIn: ['public'] },
}

/** The practice sees this if the locum gave no reason. */
export const LOCUM_DECLINED_REASON = 'The locum has declined this request.'

/** Whether the deciding party declined. */
export const countsAsDeclined = (ended: EndCause, kind: OfferKind): boolean => endings[ended].declinedIn.includes(kind)

/** Causes after which the practice still has to fill the day. */
export type LossCause = {
  [Cause in DropCause]: (typeof drops)[Cause]['stillNeeded'] extends true ? Cause : never
}[DropCause]

export const isLoss = (cause: DropCause): cause is LossCause => drops[cause].stillNeeded

/** The reason that somebody wrote, if it adds something to the cause. */
export const shownReason = (
  kind: OfferKind,
  ended: EndCause | undefined,
  reason: string | undefined,
): string | undefined =>
  ended && endings[ended].reasonShownIn.includes(kind) && reason !== LOCUM_DECLINED_REASON ? reason : undefined
