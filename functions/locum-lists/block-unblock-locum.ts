import type { InputOf } from '#shared/kernel/define-contract.ts'
import { DomainError, quotaExceeded } from '#shared/kernel/errors.ts'
import { quotas } from '#shared/kernel/quotas.ts'
import type { locumListsContract } from '#shared/locum-lists/locum-lists.contract.ts'
import { locumListEvent } from '#shared/locum-lists/locum-lists.events.ts'
import type { Blocked } from '#shared/locum-lists/locum-lists.schema.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import type { Context } from '#functions/platform/context.ts'
import { canViewLocum } from '#functions/access/can-view-locum.ts'
import type { BlocksRepository } from '#functions/stores/blocks.repository.ts'
import type { BookingsRepository } from '#functions/stores/bookings.repository.ts'
import type { FavouritesRepository } from '#functions/stores/favourites.repository.ts'
import type { BlocksAndPoolsRepository } from '#functions/stores/blocks-and-pools.repository.ts'
import { poolKeyOf, type PoolsRepository } from '#functions/stores/pools.repository.ts'
import type { ProfessionalsRepository } from '#functions/stores/professionals.repository.ts'
import { withoutLocum } from './stored-pool.ts'

type Contract = typeof locumListsContract

type Deps = Pick<Context, 'execute' | 'now' | 'today'> & {
  blocks: BlocksRepository
  bookings: Pick<BookingsRepository, 'eachOf'>
  favourites: FavouritesRepository
  blocksAndPools: BlocksAndPoolsRepository
  pools: PoolsRepository
  professionals: Pick<ProfessionalsRepository, 'getProfile'>
}

const shown = ({ id, name, profession, note, since }: Blocked): Blocked => ({ id, name, profession, note, since })

/** Blocking again changes the note. What is pending between the two ends by the event. */
export const blockLocum = (
  { execute, now, today, blocks, bookings, favourites, blocksAndPools, pools, professionals }: Deps,
  { params: { companyId, professionalId: id }, body: { note } }: InputOf<Contract['blockLocum']>,
): Promise<Blocked> =>
  execute(async () => {
    const lock = await pools.readLock(companyId)
    const [before, all, stars, { isStored }, ownPools, profile] = await Promise.all([
      blocks.get(companyId, id, 'consistent'),
      blocks.listAll(companyId, 'consistent'),
      favourites.get(companyId, 'consistent'),
      blocksAndPools.get(id, 'consistent'),
      pools.listAll(companyId, 'consistent'),
      professionals.getProfile(id),
    ])
    if (before) {
      const changed = { ...before, note }
      return { writes: [blocks.put(companyId, changed)], response: shown(changed), events: [] }
    }
    if (!profile?.name || !profile.profession || !(await canViewLocum({ bookings, today }, companyId, profile)))
      throw new DomainError('PROFESSIONAL_NOT_FOUND')
    if (all.length >= quotas.blocksPerPractice) throw quotaExceeded({ name: 'blocksPerPractice' })
    const inPools = ownPools.filter(({ people }) => people.includes(id))
    const block = { id, name: profile.name, profession: profile.profession, note, since: now }
    return {
      writes: [
        pools.writeLock(companyId, lock),
        blocks.put(companyId, block),
        blocksAndPools.change(
          id,
          { isStored },
          {
            add: { blockedBy: new Set([companyId]) },
            ...(inPools.length > 0 && {
              remove: { pools: new Set(inPools.map((pool) => poolKeyOf(companyId, pool.id))) },
            }),
          },
        ),
        ...inPools.map((pool) => pools.put(companyId, withoutLocum(pool, id))),
        favourites.remove(companyId, id, stars),
      ],
      response: block,
      events: [locumListEvent('locum.blocked', id, companyId)],
    }
  })

export const unblockLocum = (
  { execute, blocks, blocksAndPools }: Deps,
  { params: { companyId, professionalId: id } }: InputOf<Contract['unblockLocum']>,
): Promise<{ id: UserId }> =>
  execute(async () => {
    const block = await blocks.get(companyId, id, 'consistent')
    if (!block) return { writes: [], response: { id }, events: [] }
    return {
      writes: [
        blocks.end(companyId, block),
        blocksAndPools.change(id, { isStored: true }, { remove: { blockedBy: new Set([companyId]) } }),
      ],
      response: { id },
      events: [locumListEvent('locum.unblocked', id, companyId)],
    }
  })
