import type { CompanyId, PoolId, UserId } from '#shared/kernel/ids.ts'
import type { BlocksRepository } from '#functions/stores/blocks.repository.ts'
import type { CompaniesRepository } from '#functions/stores/companies.repository.ts'
import type { BlocksAndPoolsRepository } from '#functions/stores/blocks-and-pools.repository.ts'
import { poolKeyOf, type PoolsRepository } from '#functions/stores/pools.repository.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import { contextFrom, type Cause } from './command-context.ts'

type Lists = { blocksAndPools: BlocksAndPoolsRepository; blocks: BlocksRepository; pools: PoolsRepository }
type Deps = Lists & { db: Db; commandsTable: string }

const leavePool = (deps: Deps, professional: UserId, key: string, cause: Cause): Promise<null> => {
  const [company, pool] = key.split('#') as [CompanyId, PoolId]
  const { execute, pools } = contextFrom(deps, 'clear-lists', cause, `${cause.origin}#${key}`)
  return execute(async () => {
    const found = await pools.get(company, pool)
    const people = found?.people.filter((id) => id !== professional) ?? []
    return { writes: found ? [pools.put(company, { ...found, people })] : [], response: null, events: [] }
  })
}

/** After a locum's account was deleted: no practice's block or pool has them any more. */
export const removeFromAllLists = async (deps: Deps, professional: UserId, cause: Cause): Promise<void> => {
  const { blockedBy, pools } = await deps.blocksAndPools.get(professional, 'consistent')
  for (const company of blockedBy) await deps.blocks.remove(company, professional)
  for (const key of pools) await leavePool(deps, professional, key, cause)
  await deps.blocksAndPools.remove(professional)
}

/** After a practice was deleted: its lists end, and whatever else is left of it but that it existed. */
export const endListsOf = async (
  { blocksAndPools, blocks, pools, companies }: Lists & { companies: Pick<CompaniesRepository, 'removeRest'> },
  company: CompanyId,
): Promise<void> => {
  for (const { id } of await blocks.listAll(company, 'consistent'))
    await blocksAndPools.takeNow(id, { blockedBy: new Set([company]) })
  for (const { id, people } of await pools.listAll(company, 'consistent'))
    for (const person of people) await blocksAndPools.takeNow(person, { pools: new Set([poolKeyOf(company, id)]) })
  await companies.removeRest(company)
}

/** A locum who was put on a list of a practice that is deleted by now. */
export const removeLateEntry = async (
  deps: Parameters<typeof endListsOf>[0],
  professional: UserId,
  { company, pool }: { company: CompanyId; pool?: PoolId },
): Promise<void> => {
  await deps.blocksAndPools.takeNow(
    professional,
    pool ? { pools: new Set([poolKeyOf(company, pool)]) } : { blockedBy: new Set([company]) },
  )
  await endListsOf(deps, company)
}
