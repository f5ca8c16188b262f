import type { SentBack } from './approval.schema.ts'
import { formatMissing, stillMissing } from './sent-back.rules.ts'
import { completenessOf, type Step } from './steps.ts'

/** How complete a profile is. What was sent back comes next, with what is asked for, before what is incomplete. */
export const progressAfterReview = <Subject, Name extends string>(
  steps: readonly Step<Subject, Name>[],
  subject: Subject,
  sentBack: SentBack<Name> | undefined,
) => {
  const { percent, next } = completenessOf(steps, subject)
  const [asked] = stillMissing(sentBack)
  const step = asked && steps.findLast(({ name }) => name === asked.step)
  return { percent, next: step ? { ...step, asked: formatMissing(asked) } : next && { ...next, asked: undefined } }
}
