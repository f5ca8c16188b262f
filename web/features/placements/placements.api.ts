import type { RequestOf } from '#shared/kernel/define-contract.ts'
import type { CompanyId } from '#shared/kernel/ids.ts'
import { placementsContract } from '#shared/placements/placements.contract.ts'
import { placementStatuses } from '#shared/placements/placement-statuses.ts'
import type { DecidedStatus, Placement, PlacementStatus } from '#shared/placements/placements.schema.ts'
import { apiList } from '#web/platform/api-query.ts'
import { useApiMutation } from '#web/platform/use-api-mutation.ts'

export const placementView = (show: string | null): PlacementStatus =>
  placementStatuses.find((view) => view === show) ?? placementStatuses[0]

export const allPlacementsList = (status: PlacementStatus) =>
  apiList(placementsContract.listAllPlacements, { query: { status } })

type Body = RequestOf<typeof placementsContract.requestPlacement>['body']

/** As it is typed. */
export type PlacementValues = Omit<Body, 'practiceName' | 'practiceBussinessEmail'>

/** SPEC 7’s body. */
export const useRequestPlacement = ({ id, name, email }: { id: CompanyId; name: string; email: string }) =>
  useApiMutation(placementsContract.requestPlacement, (values: PlacementValues) => ({
    params: { companyId: id },
    body: { practiceName: name, practiceBussinessEmail: email, ...values },
  }))

export const useDecidePlacement = ({ id, updatedAt }: Placement) =>
  useApiMutation(placementsContract.decidePlacement, ({ status, note }: { status: DecidedStatus; note: string }) => ({
    params: { id },
    body: { status, ...(note && { note }) },
    version: updatedAt,
  }))
