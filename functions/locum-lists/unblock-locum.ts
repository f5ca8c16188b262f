import type { InputOf } from '#shared/kernel/define-contract.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import type { locumListsContract } from '#shared/locum-lists/locum-lists.contract.ts'
import { locumListEvent } from '#shared/locum-lists/locum-lists.events.ts'
import type { Context } from '#functions/platform/context.ts'
import type { BlocksRepository } from '#functions/stores/blocks.repository.ts'
import type { ListedRepository } from '#functions/stores/listed.repository.ts'

type Deps = Pick<Context, 'execute'> & { blocks: BlocksRepository; listed: ListedRepository }
type Input = InputOf<(typeof locumListsContract)['unblockLocum']>

export const unblockLocum = (
  { execute, blocks, listed }: Deps,
  { params: { companyId, professionalId: id } }: Input,
): Promise<{ id: UserId }> =>
  execute(async () => {
    const block = await blocks.get(companyId, id, 'consistent')
    if (!block) return { writes: [], response: { id }, events: [] }
    return {
      writes: [
        blocks.end(companyId, block),
        listed.change(id, { isStored: true }, { remove: { blockedBy: new Set([companyId]) } }),
      ],
      response: { id },
      events: [locumListEvent('locum.unblocked', id, companyId)],
    }
  })
