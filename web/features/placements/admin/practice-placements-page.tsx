import { useParams } from 'react-router-dom'
import type { CompanyId } from '#shared/kernel/ids.ts'
import { useList } from '#web/platform/use-list.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { placementsList } from '../own-placements.api.ts'
import { PlacementCard } from '../placement-card.tsx'
import { PlacementList } from '../placement-list.tsx'

/** What one practice has asked for, newest first; they are answered on the page of all placements. */
export function PracticePlacementsPage() {
  const list = useList(placementsList(useParams()['companyId'] as CompanyId), { automaticItems: 0 })
  return (
    <PlacementList
      list={list}
      empty={
        <EmptyState icon="bag" title="No requests for permanent placements" action={null}>
          Requests of this practice appear here.
        </EmptyState>
      }
      cardOf={(placement) => <PlacementCard placement={placement} title={placement.professionTitle} noteLabel="Note" />}
    />
  )
}
