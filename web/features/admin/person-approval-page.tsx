import { useParams } from 'react-router-dom'
import type { UserId } from '#shared/kernel/ids.ts'
import { useIndustries } from '#web/features/options/options.api.ts'
import { LocumReview } from '#web/components/review/locum-review.tsx'
import { ApprovalTab } from './approval-tab.tsx'

/** Whether a locum is approved, the documents for it, and who decided what before. */
export function PersonApprovalPage() {
  const id = useParams()['userId'] as UserId
  const { data: industries = [] } = useIndustries()
  return (
    <ApprovalTab of={{ person: id }}>
      {(onDecided) => <LocumReview id={id} industries={industries} onDecided={onDecided} />}
    </ApprovalTab>
  )
}
