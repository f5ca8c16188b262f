import { placementStatusLabels } from '#shared/placements/placement-texts.ts'
import { placementStatuses } from '#shared/placements/placement-statuses.ts'
import type { PlacementStatus } from '#shared/placements/placements.schema.ts'
import { useList } from '#web/platform/use-list.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Page, PageHeader } from '#web/ui/page.tsx'
import { useView, ViewSwitch } from '#web/ui/view-switch.tsx'
import { PlacementList } from '../placement-list.tsx'
import { allPlacementsList } from '../placements.api.ts'
import { AnyPlacementCard } from './any-placement-card.tsx'

const emptyTitles: Record<PlacementStatus, string> = {
  received: 'No new requests',
  in_contact: 'No requests that you are working on',
  placed: 'No placements yet',
  closed: 'No closed requests',
}

/** Requests of all practices, for the super admin to answer. */
export function AllPlacementsPage() {
  const view = useView(placementStatuses)
  const list = useList(allPlacementsList(view), { automaticItems: 0 })
  return (
    <Page>
      <PageHeader title="Permanent placements">
        What practices have asked for, oldest first. Each change is mailed to the practice’s owners and managers.
      </PageHeader>
      <ViewSwitch
        label="States"
        views={placementStatuses.map((value) => ({ value, label: placementStatusLabels[value] }))}
        current={view}
      />
      <PlacementList
        list={list}
        empty={
          <EmptyState icon="bag" title={emptyTitles[view]} action={null}>
            Requests appear here when practices send them, and move on as you change their state.
          </EmptyState>
        }
        cardOf={(placement) => <AnyPlacementCard placement={placement} />}
      />
    </Page>
  )
}
