import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import type { CompanyId } from '#shared/kernel/ids.ts'
import { PracticeReview } from '#web/components/review/practice-review.tsx'
import { companyReview } from '#web/components/review/review.api.ts'
import { ReviewFrame } from '#web/components/review/review-frame.tsx'

/** What a practice has entered, and the decision. */
export function ReviewPracticePage() {
  const companyId = useParams()['companyId'] as CompanyId
  const { data } = useQuery(companyReview(companyId))
  const { company } = data ?? {}
  const lead = [company?.type, company?.address?.region].filter(Boolean).join(' · ')
  return (
    <ReviewFrame key={companyId} id={companyId} name={company?.name} since={data?.since} lead={lead}>
      {(review) => <PracticeReview companyId={companyId} {...review} />}
    </ReviewFrame>
  )
}
