import type { InputOf } from '#shared/kernel/define-contract.ts'
import { DomainError, quotaExceeded } from '#shared/kernel/errors.ts'
import { quotas } from '#shared/kernel/quotas.ts'
import type { locumListsContract } from '#shared/locum-lists/locum-lists.contract.ts'
import { locumListEvent } from '#shared/locum-lists/locum-lists.events.ts'
import type { Pool } from '#shared/locum-lists/locum-lists.schema.ts'
import type { Context } from '#functions/platform/context.ts'
import type { BlocksAndPoolsRepository } from '#functions/stores/blocks-and-pools.repository.ts'
import { poolKeyOf, type PoolsRepository } from '#functions/stores/pools.repository.ts'
import type { ProfessionalsRepository } from '#functions/stores/professionals.repository.ts'
import { poolOf, readPool } from './stored-pool.ts'

type Deps = Pick<Context, 'execute'> & {
  pools: PoolsRepository
  blocksAndPools: BlocksAndPoolsRepository
  professionals: Pick<ProfessionalsRepository, 'getProfile'>
}
type Input = InputOf<(typeof locumListsContract)['addToPool']>

export const addToPool = (
  { execute, pools, blocksAndPools, professionals }: Deps,
  { params: { companyId, poolId, professionalId: id } }: Input,
): Promise<Pool> =>
  execute(async () => {
    const lock = await pools.readLock(companyId)
    const [pool, { isStored, blockedBy }, profile] = await Promise.all([
      readPool(pools, companyId, poolId),
      blocksAndPools.get(id, 'consistent'),
      professionals.getProfile(id),
    ])
    if (pool.people.includes(id)) return { writes: [], response: poolOf(pool), events: [] }
    if (!profile?.approved) throw new DomainError('PROFESSIONAL_NOT_FOUND')
    if (blockedBy.has(companyId)) throw new DomainError('LOCUM_BLOCKED')
    if (pool.people.length >= quotas.locumsPerPool) throw quotaExceeded({ name: 'locumsPerPool' })
    const larger = { ...pool, people: [...pool.people, id] }
    return {
      writes: [
        pools.writeLock(companyId, lock),
        pools.put(companyId, larger),
        blocksAndPools.change(id, { isStored }, { add: { pools: new Set([poolKeyOf(companyId, poolId)]) } }),
      ],
      response: poolOf(larger),
      events: [locumListEvent('pool.locum-added', poolId, companyId, id)],
    }
  })
