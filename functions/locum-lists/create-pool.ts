import type { InputOf } from '#shared/kernel/define-contract.ts'
import { quotaExceeded } from '#shared/kernel/errors.ts'
import { quotas } from '#shared/kernel/quotas.ts'
import type { locumListsContract } from '#shared/locum-lists/locum-lists.contract.ts'
import { locumListEvent } from '#shared/locum-lists/locum-lists.events.ts'
import type { Pool } from '#shared/locum-lists/locum-lists.schema.ts'
import type { Context } from '#functions/platform/context.ts'
import type { PoolsRepository } from '#functions/stores/pools.repository.ts'
import { checkName } from './pool.ts'

type Deps = Pick<Context, 'execute' | 'newId'> & { pools: PoolsRepository }
type Input = InputOf<(typeof locumListsContract)['createPool']>

export const createPool = (
  { execute, newId, pools }: Deps,
  { params: { companyId }, body: { name } }: Input,
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
