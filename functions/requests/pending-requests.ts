import { compareStrings } from '#shared/kernel/compare.ts'
import type { LocalDate } from '#shared/kernel/dates.ts'
import type { CompanyId, OfferId, UserId } from '#shared/kernel/ids.ts'
import { quotas } from '#shared/kernel/quotas.ts'
import { lastDay, liveDates, candidateOf } from '#shared/offers/offers.rules.ts'
import type { OfferState } from '#shared/offers/offers.state.ts'
import { reserveOpenRequests, countNear } from '#functions/checks/check-quotas.ts'
import type { Context } from '#functions/platform/context.ts'
import type { TransactItem } from '#functions/platform/dynamo/versioned.ts'
import type { LimitLocksRepository } from '#functions/stores/limit-locks.repository.ts'
import type { OffersRepository } from '#functions/stores/offers.repository.ts'
import type { SentRequests, SentRequestsRepository } from '#functions/stores/sent-requests.repository.ts'
import { hasUndecidedDay } from '#functions/stores/stored-offers.ts'

type Deps = Pick<Context, 'now' | 'today'> & {
  offers: Pick<OffersRepository, 'listPending' | 'listUndecided'>
  sentRequests: SentRequestsRepository
  limitLocks: LimitLocksRepository
}

type Pair = { companyId: CompanyId; professionalId: UserId }

/**
 * A professional's pending requests, without the one that is edited. Those of the practice are exact as long as `sent`
 * has its version, those of others as the index has them.
 */
export type PendingRequests = Pair & {
  sent: SentRequests
  own: OfferState[]
  others: OfferState[]
  /** What is written with another request to somebody who has many. */
  writes: TransactItem[]
}

export const readPendingRequests = async (
  { offers, sentRequests, limitLocks, today }: Deps,
  { companyId, professionalId, editing }: Pair & { editing?: OfferId },
): Promise<PendingRequests> => {
  const [sent, { counted: indexed, writes }] = await Promise.all([
    sentRequests.get(companyId, professionalId),
    countNear(
      { limitLocks },
      professionalId,
      () => offers.listPending(professionalId, today),
      ({ length }) => length >= quotas.openRequestsPerLocum / 2,
    ),
  ])
  const { own: found = [], others = [] } = Object.groupBy(indexed, ({ company }) =>
    company.id === companyId ? 'own' : 'others',
  )
  // Those that the index alone has are older than their item.
  const ids = new Set([...sent.offers, ...found.map(({ id }) => id)])
  if (editing) ids.delete(editing)
  const own = await sentRequests.listRequests([...ids])
  return {
    companyId,
    professionalId,
    sent,
    own: own.filter((offer) => hasUndecidedDay(offer) && lastDay(offer) >= today),
    others,
    writes,
  }
}

/** Writes which requests of the practice to the professional are pending, with the one that is sent or edited. */
export const enterSent = (
  { sentRequests }: Pick<Deps, 'sentRequests'>,
  { companyId, professionalId, sent, own }: PendingRequests,
  { id }: Pick<OfferState, 'id'>,
): TransactItem =>
  sentRequests.put(companyId, professionalId, { ...sent, offers: [...own.map((offer) => offer.id), id] })

/** Throws if another request is one too many; returns what is written with it. */
export const checkRequestQuotas = async (
  context: Deps,
  { companyId, own, others, writes }: PendingRequests,
): Promise<TransactItem[]> => {
  const pending = [...own, ...others]
    .map((offer) => ({ last: lastDay(offer), own: offer.company.id === companyId }))
    .sort((a, b) => compareStrings(a.last, b.last))
  return [...writes, ...(await reserveOpenRequests(context, companyId, pending))]
}

/** The days for which this practice already has a pending request. */
export const requestedDates = ({ now }: Pick<Deps, 'now'>, { own }: PendingRequests): ReadonlySet<LocalDate> =>
  new Set(
    own.flatMap((offer) => {
      const candidate = candidateOf(offer)
      return candidate ? liveDates(offer, candidate, now) : []
    }),
  )
