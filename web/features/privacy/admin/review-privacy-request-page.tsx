import { useParams } from 'react-router-dom'
import { ReviewOne } from '#web/components/review/review-one.tsx'
import { privacyRequestsList } from '../privacy.api.ts'
import { PrivacyRequestCard } from './privacy-request-card.tsx'

/** One request about personal data, to be answered. */
export function ReviewPrivacyRequestPage() {
  return (
    <ReviewOne
      id={useParams()['requestId'] ?? ''}
      list={privacyRequestsList('open')}
      nameOf={({ name }) => name}
      sinceOf={({ requestedAt }) => requestedAt}
      cardOf={(request, onDecided) => <PrivacyRequestCard request={request} onDecided={onDecided} />}
    />
  )
}
