import { DomainError } from '#shared/kernel/errors.ts'
import { foldedText } from '#shared/kernel/folded-text.ts'
import type { CompanyId, PoolId, UserId } from '#shared/kernel/ids.ts'
import type { Pool } from '#shared/locum-lists/locum-lists.schema.ts'
import type { PoolsRepository, StoredPool } from '#functions/stores/pools.repository.ts'

export const readPool = async (pools: PoolsRepository, company: CompanyId, id: PoolId): Promise<StoredPool> => {
  const pool = await pools.get(company, id)
  if (!pool) throw new DomainError('POOL_NOT_FOUND')
  return pool
}

export const poolOf = ({ id, name, people }: StoredPool): Pool => ({ id, name, people })

export const withoutLocum = (pool: StoredPool, id: UserId): StoredPool => ({
  ...pool,
  people: pool.people.filter((person) => person !== id),
})

/** Names of a practice's pools differ by more than capitals, accents, apostrophes and spaces. */
export const checkName = (all: readonly Pool[], name: string): void => {
  const folded = foldedText(name)
  if (all.some((pool) => foldedText(pool.name) === folded)) throw new DomainError('POOL_EXISTS')
}
