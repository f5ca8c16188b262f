import { useParams } from 'react-router-dom'
import type { CompanyId } from '#shared/kernel/ids.ts'
import { PracticeReview } from '#web/components/review/practice-review.tsx'
import { ApprovalTab } from './approval-tab.tsx'

/** Whether a practice is approved, what that is based on, and who decided what before. */
export function PracticeApprovalPage() {
  const companyId = useParams()['companyId'] as CompanyId
  return (
    <ApprovalTab of={{ practice: companyId }}>
      {(onDecided) => <PracticeReview companyId={companyId} onDecided={onDecided} />}
    </ApprovalTab>
  )
}
