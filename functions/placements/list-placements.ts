import type { InputOf, Page } from '#shared/kernel/define-contract.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import type { placementsContract } from '#shared/placements/placements.contract.ts'
import type { Placement } from '#shared/placements/placements.schema.ts'
import type { Context } from '#functions/platform/context.ts'
import type { CompaniesRepository } from '#functions/stores/companies.repository.ts'
import {
  placementOf,
  type PlacementsRepository,
  type StoredPlacement,
} from '#functions/stores/placements.repository.ts'

type Contract = typeof placementsContract
type Deps = { placements: Pick<PlacementsRepository, 'list' | 'listOfCompany'> }

const pageOf = ({ items, next }: { items: StoredPlacement[]; next?: string }): Page<Placement> => ({
  items: items.map(placementOf),
  ...(next && { nextToken: next }),
})

/** A member's practice exists; a super admin may name any. */
export const listPlacements = async (
  { caller, companies, placements }: Deps & Pick<Context, 'caller'> & { companies: Pick<CompaniesRepository, 'get'> },
  { params: { companyId }, query }: InputOf<Contract['listPlacements']>,
): Promise<Page<Placement>> => {
  if (caller.party === 'admin' && !(await companies.get(companyId))) throw new DomainError('COMPANY_NOT_FOUND')
  return pageOf(await placements.listOfCompany(companyId, query.NextToken))
}

export const listAllPlacements = async (
  { placements }: Deps,
  { query: { status, NextToken } }: InputOf<Contract['listAllPlacements']>,
): Promise<Page<Placement>> => pageOf(await placements.list(status, NextToken))
