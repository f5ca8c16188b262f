import type { Company } from '#shared/companies/companies.schema.ts'
import type { CompanyId } from '#shared/kernel/ids.ts'
import { placementsContract } from '#shared/placements/placements.contract.ts'
import { isPossible, roleAction } from '#web/components/actions/lifecycle-actions.ts'
import { apiList } from '#web/platform/api-query.ts'

export const placementsList = (companyId: CompanyId) =>
  apiList(placementsContract.listPlacements, { params: { companyId } })

/** Bookers do not. */
export const mayReadPlacements = ({ role }: Pick<Company, 'role'>): boolean =>
  isPossible(roleAction(role, placementsContract.listPlacements))
