import type { SentBack } from '#shared/kernel/approval.schema.ts'
import { formatMissing, missingIn } from '#shared/kernel/sent-back.rules.ts'
import { Note } from '#web/ui/note.tsx'

/** What a super admin asked to be corrected in a step, above its form. */
export function StepRemark({ sentBack, step }: { sentBack: SentBack | undefined; step: string | undefined }) {
  const missing = missingIn(sentBack, step)
  return missing && <Note title="Please correct this.">{formatMissing(missing)}</Note>
}
