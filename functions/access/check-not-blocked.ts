import type { CallerParty } from '#shared/kernel/caller.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import type { OfferState } from '#shared/offers/offers.state.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import type { BlocksAndPoolsRepository } from '#functions/stores/blocks-and-pools.repository.ts'

type Context = { caller: { party: CallerParty }; blocksAndPools: Pick<BlocksAndPoolsRepository, 'get'> }

/**
 * A blocked locum can't be booked from the moment of the block on, before what is pending between the two has ended.
 * The locum gets the same error as for an answer that is too late.
 */
export const checkNotBlocked = async (
  { caller, blocksAndPools }: Context,
  { company }: Pick<OfferState, 'company'>,
  professional: UserId,
): Promise<void> => {
  const { blockedBy } = await blocksAndPools.get(professional, 'consistent')
  if (blockedBy.has(company.id)) throw new DomainError(caller.party === 'practice' ? 'LOCUM_BLOCKED' : 'STALE_STATE')
}
