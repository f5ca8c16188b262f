import type { InputOf } from '#shared/kernel/define-contract.ts'
import { DomainError, quotaExceeded } from '#shared/kernel/errors.ts'
import { quotas } from '#shared/kernel/quotas.ts'
import type { locumListsContract } from '#shared/locum-lists/locum-lists.contract.ts'
import { locumListEvent } from '#shared/locum-lists/locum-lists.events.ts'
import type { Favourite } from '#shared/locum-lists/locum-lists.schema.ts'
import type { Context } from '#functions/platform/context.ts'
import type { BlocksRepository } from '#functions/stores/blocks.repository.ts'
import { countOf, isFavourite, type FavouritesRepository } from '#functions/stores/favourites.repository.ts'
import type { ProfessionalsRepository } from '#functions/stores/professionals.repository.ts'

type Deps = Pick<Context, 'execute'> & {
  blocks: BlocksRepository
  favourites: FavouritesRepository
  professionals: Pick<ProfessionalsRepository, 'getProfile'>
}
type Input = InputOf<(typeof locumListsContract)['addFavourite']>

/** A locum who already is one stays one. Only locums whom practices can view can be added. */
export const addFavourite = (
  { execute, blocks, favourites, professionals }: Deps,
  { params: { companyId, professionalId: id } }: Input,
): Promise<Favourite> =>
  execute(async () => {
    const [block, all, profile] = await Promise.all([
      blocks.get(companyId, id, 'consistent'),
      favourites.get(companyId, 'consistent'),
      professionals.getProfile(id),
    ])
    const response = { id, favourite: true }
    if (isFavourite(all, id)) return { writes: [], response, events: [] }
    if (block) throw new DomainError('LOCUM_BLOCKED')
    if (!profile?.approved) throw new DomainError('PROFESSIONAL_NOT_FOUND')
    if (countOf(all) >= quotas.favouritesPerPractice) throw quotaExceeded({ name: 'favouritesPerPractice' })
    return {
      writes: [favourites.add(companyId, id, all), blocks.mustNotBlock(companyId, id)],
      response,
      events: [locumListEvent('favourite.added', id, companyId)],
    }
  })
