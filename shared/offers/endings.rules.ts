import type { DropCause, OfferRequest } from './offers.schema.ts'

/** Why nothing of a request is live any more. */
export type EndCause = NonNullable<OfferRequest['ended']>

/**
 * To a public offer a professional applies, and the practice decides; a private one asks a professional, who decides.
 */
type OfferKind = 'public' | 'private'

type EndingFacts = {
  /** The offers in which it is a no of the side that was to decide. */
  refuses: readonly OfferKind[]
  /** The offers in which its reason says more than the ending by itself. */
  explained: readonly OfferKind[]
}

const both: readonly OfferKind[] = ['public', 'private']
const lapsed: EndingFacts = { refuses: ['private'], explained: [] }
const over: EndingFacts = { refuses: [], explained: [] }

/** `stillNeeded`: the practice needs somebody else for a day that was lost so. */
const drops = {
  declined: { refuses: both, explained: both, stillNeeded: true },
  withdrawn: { refuses: [], explained: ['private'], stillNeeded: false },
  'booking-cancelled': { refuses: [], explained: both, stillNeeded: true },
  'booked-elsewhere': { ...lapsed, stillNeeded: true },
  'booked-here': { ...lapsed, stillNeeded: false },
  'approval-removed': { ...lapsed, stillNeeded: true },
  off: { ...lapsed, stillNeeded: true },
  left: { ...lapsed, stillNeeded: true },
} satisfies Record<DropCause, EndingFacts & { stillNeeded: boolean }>

/** What ends by itself because of something else. */
export const lapseCauses = [
  'booked-elsewhere',
  'left',
  'approval-removed',
  'off',
] as const satisfies readonly DropCause[]
export type LapseCause = (typeof lapseCauses)[number]

const endings: Record<EndCause, EndingFacts> = {
  ...drops,
  'offer-cancelled': { refuses: [], explained: both },
  'offer-changed': over,
  past: over,
  taken: { refuses: ['public'], explained: ['public'] },
}

/** What the practice reads of a locum who gave no reason. */
export const LOCUM_DECLINED = 'The locum has declined this request.'

/** Whether the side that was to decide said no. */
export const isRefusal = (ended: EndCause, kind: OfferKind): boolean => endings[ended].refuses.includes(kind)

/** Why a day was lost for which the practice still needs somebody. */
export type LossCause = {
  [Cause in DropCause]: (typeof drops)[Cause]['stillNeeded'] extends true ? Cause : never
}[DropCause]

export const isLoss = (cause: DropCause): cause is LossCause => drops[cause].stillNeeded

/** What explains an ending beyond itself: what somebody wrote. */
export const explanationOf = (
  kind: OfferKind,
  ended: EndCause | undefined,
  reason: string | undefined,
): string | undefined =>
  ended && endings[ended].explained.includes(kind) && reason !== LOCUM_DECLINED ? reason : undefined
