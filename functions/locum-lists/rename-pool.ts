import type { InputOf } from '#shared/kernel/define-contract.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import type { locumListsContract } from '#shared/locum-lists/locum-lists.contract.ts'
import { locumListEvent } from '#shared/locum-lists/locum-lists.events.ts'
import type { Pool } from '#shared/locum-lists/locum-lists.schema.ts'
import type { Context } from '#functions/platform/context.ts'
import type { PoolsRepository } from '#functions/stores/pools.repository.ts'
import { checkName, poolOf } from './pool.ts'

type Deps = Pick<Context, 'execute'> & { pools: PoolsRepository }
type Input = InputOf<(typeof locumListsContract)['renamePool']>

export const renamePool = (
  { execute, pools }: Deps,
  { params: { companyId, poolId }, body: { name } }: Input,
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
