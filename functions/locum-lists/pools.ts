import type { InputOf, Page } from '#shared/kernel/define-contract.ts'
import type { locumListsContract } from '#shared/locum-lists/locum-lists.contract.ts'
import type { Pool, PoolDetails } from '#shared/locum-lists/locum-lists.schema.ts'
import { quotaExceeded, DomainError } from '#shared/kernel/errors.ts'
import { quotas } from '#shared/kernel/quotas.ts'
import { locumListEvent } from '#shared/locum-lists/locum-lists.events.ts'
import type { PoolId } from '#shared/kernel/ids.ts'
import { type PoolsRepository, poolKeyOf } from '#functions/stores/pools.repository.ts'
import type { SearchEntriesRepository } from '#functions/stores/search-entries.repository.ts'
import type { Context } from '#functions/platform/context.ts'
import type { BlocksAndPoolsRepository } from '#functions/stores/blocks-and-pools.repository.ts'
import type { ProfessionalsRepository } from '#functions/stores/professionals.repository.ts'
import { poolOf, readPool, checkName, withoutLocum } from './stored-pool.ts'
import { listedLocums } from './listed-locums.ts'

type Contract = typeof locumListsContract

type Deps = Pick<Context, 'execute' | 'newId'> & {
  pools: PoolsRepository
  blocksAndPools: BlocksAndPoolsRepository
  professionals: Pick<ProfessionalsRepository, 'getProfile'>
  searchEntries: Pick<SearchEntriesRepository, 'getEntries'>
}

export const listPools = async ({ pools }: Deps, { params }: InputOf<Contract['listPools']>): Promise<Page<Pool>> => ({
  items: (await pools.listAll(params.companyId, 'eventual')).map(poolOf),
})

export const getPool = async (
  { pools, searchEntries }: Deps,
  { params }: InputOf<Contract['getPool']>,
): Promise<PoolDetails> => {
  const pool = await readPool(pools, params.companyId, params.poolId)
  return { ...poolOf(pool), locums: await listedLocums(searchEntries, pool.people) }
}

export const createPool = (
  { execute, newId, pools }: Deps,
  { params: { companyId }, body: { name } }: InputOf<Contract['createPool']>,
): Promise<Pool> =>
  execute(async () => {
    const lock = await pools.readLock(companyId)
    const all = await pools.listAll(companyId, 'consistent')
    checkName(all, name)
    if (all.length >= quotas.poolsPerPractice) throw quotaExceeded({ name: 'poolsPerPractice' })
    const pool: Pool = { id: newId('pol'), name, people: [] }
    return {
      writes: [pools.writeLock(companyId, lock), pools.put(companyId, pool)],
      response: pool,
      events: [locumListEvent('pool.created', pool.id, companyId)],
      madeId: pool.id,
    }
  })

export const renamePool = (
  { execute, pools }: Deps,
  { params: { companyId, poolId }, body: { name } }: InputOf<Contract['renamePool']>,
): Promise<Pool> =>
  execute(async () => {
    const lock = await pools.readLock(companyId)
    const all = await pools.listAll(companyId, 'consistent')
    const pool = all.find(({ id }) => id === poolId)
    if (!pool) throw new DomainError('POOL_NOT_FOUND')
    checkName(
      all.filter((other) => other !== pool),
      name,
    )
    const renamed = { ...pool, name }
    return {
      writes: [pools.writeLock(companyId, lock), pools.put(companyId, renamed)],
      response: poolOf(renamed),
      events: [locumListEvent('pool.renamed', poolId, companyId)],
    }
  })

/** Locums who have left have no `BLOCKS-AND-POOLS` any more. */
export const deletePool = (
  { execute, pools, blocksAndPools }: Deps,
  { params: { companyId, poolId } }: InputOf<Contract['deletePool']>,
): Promise<{ id: PoolId }> =>
  execute(async () => {
    const pool = await readPool(pools, companyId, poolId)
    const locums = await Promise.all(
      pool.people.map(async (id) => ({ id, ...(await blocksAndPools.get(id, 'consistent')) })),
    )
    const remove = { pools: new Set([poolKeyOf(companyId, poolId)]) }
    return {
      writes: [
        pools.end(companyId, pool),
        ...locums.filter(({ isStored }) => isStored).map((locum) => blocksAndPools.change(locum.id, locum, { remove })),
      ],
      response: { id: poolId },
      events: [locumListEvent('pool.deleted', poolId, companyId)],
    }
  })

export const addToPool = (
  { execute, pools, blocksAndPools, professionals }: Deps,
  { params: { companyId, poolId, professionalId: id } }: InputOf<Contract['addToPool']>,
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

export const removeFromPool = (
  { execute, pools, blocksAndPools }: Deps,
  { params: { companyId, poolId, professionalId: id } }: InputOf<Contract['removeFromPool']>,
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
