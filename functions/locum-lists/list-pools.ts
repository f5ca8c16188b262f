import type { InputOf, Page } from '#shared/kernel/define-contract.ts'
import type { locumListsContract } from '#shared/locum-lists/locum-lists.contract.ts'
import type { Pool } from '#shared/locum-lists/locum-lists.schema.ts'
import type { PoolsRepository } from '#functions/stores/pools.repository.ts'
import { poolOf } from './pool.ts'

type Input = InputOf<(typeof locumListsContract)['listPools']>

export const listPools = async ({ pools }: { pools: PoolsRepository }, { params }: Input): Promise<Page<Pool>> => ({
  items: (await pools.listAll(params.companyId, 'eventual')).map(poolOf),
})
