import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import type { UserId } from '#shared/kernel/ids.ts'
import { useIndustries } from '#web/features/options/options.api.ts'
import { LocumReview } from '#web/components/review/locum-review.tsx'
import { professionalReview } from '#web/components/review/review.api.ts'
import { ReviewFrame } from '#web/components/review/review-frame.tsx'

/** The documents of a locum beside what they entered, and the decision. */
export function ReviewLocumPage() {
  const id = useParams()['id'] as UserId
  const { data: industries = [] } = useIndustries()
  const { data } = useQuery(professionalReview(id))
  const { professional } = data ?? {}
  const lead = [professional?.profession, professional?.address?.region].filter(Boolean).join(' · ')
  return (
    <ReviewFrame key={id} id={id} name={professional?.name} since={data?.since} lead={lead}>
      {(review) => <LocumReview id={id} industries={industries} {...review} />}
    </ReviewFrame>
  )
}
