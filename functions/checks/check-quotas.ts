import type { Instant, LocalDate } from '#shared/kernel/dates.ts'
import { quotaExceeded } from '#shared/kernel/errors.ts'
import type { CompanyId, UserId } from '#shared/kernel/ids.ts'
import { fullUntil, quotas, type QuotaEntry, type QuotaName } from '#shared/kernel/quotas.ts'
import type { OfferState } from '#shared/offers/offers.state.ts'
import type { OffersRepository } from '#functions/stores/offers.repository.ts'
import type { Context } from '#functions/platform/context.ts'
import type { TransactItem } from '#functions/platform/dynamo/versioned.ts'
import type { LimitLocksRepository } from '#functions/stores/limit-locks.repository.ts'

type Deps = Pick<Context, 'today'> & {
  offers: Pick<OffersRepository, 'listUndecided'>
  limitLocks: LimitLocksRepository
}

/** What counts towards a limit, and the lock that is written with another; none while there is still much room. */
type Counted<T> = { counted: T[]; writes: TransactItem[] }

/**
 * Counts are read from indexes, so commands that arrive at the same moment don't see each other. From half of a limit
 * on they take the lock of the party, and so read again what others have added, as far as the index shows it yet.
 */
export const countNear = async <T>(
  { limitLocks }: Pick<Deps, 'limitLocks'>,
  party: CompanyId | UserId,
  read: () => Promise<T[]>,
  isNear: (counted: readonly T[]) => boolean,
): Promise<Counted<T>> => {
  const counted = await read()
  if (!isNear(counted)) return { counted, writes: [] }
  const lock = await limitLocks.next(party)
  return { counted: await read(), writes: [lock] }
}

const checkLimit = (name: QuotaName, until: Instant | undefined): void => {
  if (until) throw quotaExceeded({ name, until })
}

const countEach = (ongoing: readonly { last: LocalDate }[]): QuotaEntry[] =>
  ongoing.map(({ last }) => ({ last, weight: 1 }))

/** Checks whether a practice may post another public offer, or extend one. Returns what is to be written with it. */
export const reserveOpenOffers = async (
  { offers, limitLocks, today }: Deps,
  companyId: CompanyId,
  { newDays, newOffers }: { newDays: number; newOffers: 0 | 1 },
): Promise<TransactItem[]> => {
  const most = quotas.openOffersPerPractice
  const { counted: undecided, writes } = await countNear(
    { limitLocks },
    companyId,
    () => offers.listUndecided(companyId, 'offers', today, most),
    (found) =>
      found.length >= most / 2 ||
      found.reduce((sum, offer) => sum + offer.days, 0) >= quotas.openOfferDaysPerPractice / 2,
  )
  checkLimit('openOffersPerPractice', fullUntil(countEach(undecided), newOffers, most))
  checkLimit(
    'openOfferDaysPerPractice',
    fullUntil(
      undecided.map(({ last, days: weight }) => ({ last, weight })),
      newDays,
      quotas.openOfferDaysPerPractice,
    ),
  )
  return writes
}

/** Checks whether another locum may be asked to fill an offer. */
export const checkAsked = ({ asked = [] }: Pick<OfferState, 'asked'>): void => {
  if (asked.length >= quotas.askedPerOffer) throw quotaExceeded({ name: 'askedPerOffer' })
}

/** The same for another request to a locum who has these pending. */
export const reserveOpenRequests = async (
  { offers, limitLocks, today }: Deps,
  companyId: CompanyId,
  waiting: readonly { last: LocalDate; own: boolean }[],
): Promise<TransactItem[]> => {
  const most = quotas.openRequestsPerPractice
  const { counted, writes } = await countNear(
    { limitLocks },
    companyId,
    () => offers.listUndecided(companyId, 'requests', today, most),
    ({ length }) => length >= most / 2,
  )
  checkLimit('openRequestsPerPractice', fullUntil(countEach(counted), 1, most))
  checkLimit(
    'openRequestsPerPracticeAndLocum',
    fullUntil(countEach(waiting.filter(({ own }) => own)), 1, quotas.openRequestsPerPracticeAndLocum),
  )
  checkLimit('openRequestsPerLocum', fullUntil(countEach(waiting), 1, quotas.openRequestsPerLocum))
  return writes
}
