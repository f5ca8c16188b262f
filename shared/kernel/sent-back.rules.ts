import type { Fault, Missing, SentBack } from './approval.schema.ts'
import type { Instant } from './dates.ts'

export const faultTexts: Record<Fault, string> = {
  'not-readable': 'Not readable',
  'cut-off': 'Cut off',
  'another-person': 'Another person',
  'wrong-document': 'Wrong document',
  'out-of-date': 'Out of date',
  'not-signed': 'Not signed',
  other: 'Other',
}

/** `Not readable, cut off. Please photograph the whole card.` */
export const formatMissing = ({ faults, text }: Pick<Missing, 'faults' | 'text'>): string => {
  const [first, ...others] = faults.filter((fault) => fault !== 'other' || !text).map((fault) => faultTexts[fault])
  const chosen = first && `${[first, ...others.map((other) => other.toLowerCase())].join(', ')}.`
  return [chosen, text].filter(Boolean).join(' ')
}

/** `Upload ID: Not readable, cut off. Rates: …`, by the titles of the steps. */
export const formatSentBack = (
  missing: readonly Missing[],
  steps: readonly { name: string; title: string }[],
): string =>
  missing
    .map((one) => `${steps.findLast(({ name }) => name === one.step)?.title ?? one.step}: ${formatMissing(one)}`)
    .join('\n')

/** The steps that the applicant still has to correct. */
export const stillMissing = <Step extends string>(sentBack: SentBack<Step> | undefined): Missing<Step>[] =>
  sentBack?.missing.filter(({ corrected_at }) => !corrected_at) ?? []

export type Approval = 'waiting' | 'sent back' | 'approved'

/** Of a professional or a practice. */
export const approvalOf = (held: { approved: boolean; sent_back?: SentBack | undefined }): Approval =>
  held.approved ? 'approved' : stillMissing(held.sent_back).length > 0 ? 'sent back' : 'waiting'

/** What is still missing in one step. */
export const missingIn = <Step extends string>(
  sentBack: SentBack<Step> | undefined,
  name: string | undefined,
): Missing<Step> | undefined => stillMissing(sentBack).find(({ step }) => step === name)

/** A save of a step corrects it, whatever has changed in it: a person looks at it again. */
export const withCorrected = <Step extends string>(
  sentBack: SentBack<Step> | undefined,
  saved: readonly Step[],
  now: Instant,
): SentBack<Step> | undefined =>
  sentBack && {
    ...sentBack,
    missing: sentBack.missing.map((one) =>
      saved.includes(one.step) && !one.corrected_at ? { ...one, corrected_at: now } : one,
    ),
  }

/** How long an applicant has waited for a decision. */
export const waitedMinutes = (since: Instant | undefined, now: Instant): number | undefined =>
  since === undefined ? undefined : Math.floor((Date.parse(now) - Date.parse(since)) / 60_000)
