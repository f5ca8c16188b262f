import type { InputOf } from '#shared/kernel/define-contract.ts'
import type { locumListsContract } from '#shared/locum-lists/locum-lists.contract.ts'
import { locumListEvent } from '#shared/locum-lists/locum-lists.events.ts'
import type { Pool } from '#shared/locum-lists/locum-lists.schema.ts'
import type { Context } from '#functions/platform/context.ts'
import type { ListedRepository } from '#functions/stores/listed.repository.ts'
import { poolKeyOf, type PoolsRepository } from '#functions/stores/pools.repository.ts'
import { poolOf, readPool, withoutLocum } from './stored-pool.ts'

type Deps = Pick<Context, 'execute'> & { pools: PoolsRepository; listed: ListedRepository }
type Input = InputOf<(typeof locumListsContract)['removeFromPool']>

export const removeFromPool = (
  { execute, pools, listed }: Deps,
  { params: { companyId, poolId, professionalId: id } }: Input,
): Promise<Pool> =>
  execute(async () => {
    const [pool, lists] = await Promise.all([readPool(pools, companyId, poolId), listed.get(id, 'consistent')])
    if (!pool.people.includes(id)) return { writes: [], response: poolOf(pool), events: [] }
    const smaller = withoutLocum(pool, id)
    const remove = { pools: new Set([poolKeyOf(companyId, poolId)]) }
    return {
      writes: [pools.put(companyId, smaller), ...(lists.isStored ? [listed.change(id, lists, { remove })] : [])],
      response: poolOf(smaller),
      events: [locumListEvent('pool.locum-removed', poolId, companyId, id)],
    }
  })
