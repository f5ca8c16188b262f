import type { InputOf } from '#shared/kernel/define-contract.ts'
import type { locumListsContract } from '#shared/locum-lists/locum-lists.contract.ts'
import { locumListEvent } from '#shared/locum-lists/locum-lists.events.ts'
import type { Pool } from '#shared/locum-lists/locum-lists.schema.ts'
import type { Context } from '#functions/platform/context.ts'
import type { BlocksAndPoolsRepository } from '#functions/stores/blocks-and-pools.repository.ts'
import { poolKeyOf, type PoolsRepository } from '#functions/stores/pools.repository.ts'
import { poolOf, readPool, withoutLocum } from './stored-pool.ts'

type Deps = Pick<Context, 'execute'> & { pools: PoolsRepository; blocksAndPools: BlocksAndPoolsRepository }
type Input = InputOf<(typeof locumListsContract)['removeFromPool']>

export const removeFromPool = (
  { execute, pools, blocksAndPools }: Deps,
  { params: { companyId, poolId, professionalId: id } }: Input,
): Promise<Pool> =>
  execute(async () => {
    const [pool, { isStored }] = await Promise.all([
      readPool(pools, companyId, poolId),
      blocksAndPools.get(id, 'consistent'),
    ])
    if (!pool.people.includes(id)) return { writes: [], response: poolOf(pool), events: [] }
    const smaller = withoutLocum(pool, id)
    const remove = { pools: new Set([poolKeyOf(companyId, poolId)]) }
    return {
      writes: [
        pools.put(companyId, smaller),
        ...(isStored ? [blocksAndPools.change(id, { isStored }, { remove })] : []),
      ],
      response: poolOf(smaller),
      events: [locumListEvent('pool.locum-removed', poolId, companyId, id)],
    }
  })
