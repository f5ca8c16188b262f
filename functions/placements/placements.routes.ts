import type { placementsContract } from '#shared/placements/placements.contract.ts'
import { decidePlacement } from './decide-placement.ts'
import { listAllPlacements, listPlacements } from './list-placements.ts'
import { requestPlacement } from './request-placement.ts'

export const placementsRoutes = {
  requestPlacement,
  listPlacements,
  listAllPlacements,
  decidePlacement,
} satisfies Record<keyof typeof placementsContract, unknown>
