import { useParams } from 'react-router-dom'
import { ReviewOne } from '#web/components/review/review-one.tsx'
import { allPlacementsList } from '../placements.api.ts'
import { AnyPlacementCard } from './any-placement-card.tsx'

/** One request for a permanent placement that is not answered yet. */
export function ReviewPlacementPage() {
  return (
    <ReviewOne
      id={useParams()['placementId'] ?? ''}
      list={allPlacementsList('received')}
      nameOf={() => 'Permanent placement'}
      sinceOf={({ createdAt }) => createdAt}
      cardOf={(placement, onDecided) => <AnyPlacementCard placement={placement} onDecided={onDecided} />}
    />
  )
}
