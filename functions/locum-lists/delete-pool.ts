import type { InputOf } from '#shared/kernel/define-contract.ts'
import type { PoolId } from '#shared/kernel/ids.ts'
import type { locumListsContract } from '#shared/locum-lists/locum-lists.contract.ts'
import { locumListEvent } from '#shared/locum-lists/locum-lists.events.ts'
import type { Context } from '#functions/platform/context.ts'
import type { ListedRepository } from '#functions/stores/listed.repository.ts'
import { poolKeyOf, type PoolsRepository } from '#functions/stores/pools.repository.ts'
import { readPool } from './pool.ts'

type Deps = Pick<Context, 'execute'> & { pools: PoolsRepository; listed: ListedRepository }
type Input = InputOf<(typeof locumListsContract)['deletePool']>

/** Locums who have left have no `LISTED` any more. */
export const deletePool = (
  { execute, pools, listed }: Deps,
  { params: { companyId, poolId } }: Input,
): Promise<{ id: PoolId }> =>
  execute(async () => {
    const pool = await readPool(pools, companyId, poolId)
    const lists = await Promise.all(pool.people.map(async (id) => ({ id, ...(await listed.get(id, 'consistent')) })))
    const remove = { pools: new Set([poolKeyOf(companyId, poolId)]) }
    return {
      writes: [
        pools.end(companyId, pool),
        ...lists.filter(({ isStored }) => isStored).map((list) => listed.change(list.id, list, { remove })),
      ],
      response: { id: poolId },
      events: [locumListEvent('pool.deleted', poolId, companyId)],
    }
  })
