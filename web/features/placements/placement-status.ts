import { placementStatusLabels } from '#shared/placements/placement-texts.ts'
import type { PlacementStatus } from '#shared/placements/placements.schema.ts'
import type { Status, StatusFamily } from '#web/ui/status-pill.tsx'

const families: Record<PlacementStatus, StatusFamily> = {
  received: 'pending',
  in_contact: 'booked',
  placed: 'available',
  closed: 'past',
}

export const placementStatus = (status: PlacementStatus): Status => ({
  family: families[status],
  label: placementStatusLabels[status],
})
