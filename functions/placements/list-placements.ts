import type { InputOf, Page } from '#shared/kernel/define-contract.ts'
import type { placementsContract } from '#shared/placements/placements.contract.ts'
import type { Placement } from '#shared/placements/placements.schema.ts'
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

export const listPlacements = async (
  { placements }: Deps,
  { params: { companyId }, query }: InputOf<Contract['listPlacements']>,
): Promise<Page<Placement>> => pageOf(await placements.listOfCompany(companyId, query.NextToken))

export const listAllPlacements = async (
  { placements }: Deps,
  { query: { status, NextToken } }: InputOf<Contract['listAllPlacements']>,
): Promise<Page<Placement>> => pageOf(await placements.list(status, NextToken))
