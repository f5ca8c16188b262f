import type { OfferState } from '#shared/offers/offers.state.ts'
import type { Context } from '#functions/platform/context.ts'
import type { TransactItem } from '#functions/platform/dynamo/versioned.ts'
import type { AgendaRepository } from '#functions/stores/agenda.repository.ts'

/** Enters when an offer that a pool sees first is released. */
export const enterRelease = (
  { agenda, now }: Pick<Context, 'now'> & { agenda: Pick<AgendaRepository, 'enterNext'> },
  { id, pool }: OfferState,
): TransactItem[] =>
  pool ? agenda.enterNext({ kind: 'release', subject: id }, [{ at: pool.until, what: 'release' }], now) : []
