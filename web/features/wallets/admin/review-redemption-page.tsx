import { useParams } from 'react-router-dom'
import { ReviewOne } from '#web/components/review/review-one.tsx'
import { redemptionsList } from '#web/features/wallets/wallets.api.ts'
import { RedemptionCard } from './redemption-card.tsx'

/** One redemption, to be settled or refused. */
export function ReviewRedemptionPage() {
  return (
    <ReviewOne
      id={useParams()['redemptionId'] ?? ''}
      list={redemptionsList('requested')}
      nameOf={() => 'Redemption'}
      sinceOf={({ requestedAt }) => requestedAt}
      cardOf={(redemption, onDecided) => <RedemptionCard redemption={redemption} onDecided={onDecided} />}
    />
  )
}
