import type { InputOf } from '#shared/kernel/define-contract.ts'
import type { locumListsContract } from '#shared/locum-lists/locum-lists.contract.ts'
import type { PoolDetails } from '#shared/locum-lists/locum-lists.schema.ts'
import type { PoolsRepository } from '#functions/stores/pools.repository.ts'
import type { SearchEntriesRepository } from '#functions/stores/search-entries.repository.ts'
import { listedLocums } from './listed-locums.ts'
import { poolOf, readPool } from './pool.ts'

type Deps = { pools: PoolsRepository; searchEntries: Pick<SearchEntriesRepository, 'getEntries'> }
type Input = InputOf<(typeof locumListsContract)['getPool']>

export const getPool = async ({ pools, searchEntries }: Deps, { params }: Input): Promise<PoolDetails> => {
  const pool = await readPool(pools, params.companyId, params.poolId)
  return { ...poolOf(pool), locums: await listedLocums(searchEntries, pool.people) }
}
