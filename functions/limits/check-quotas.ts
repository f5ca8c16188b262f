import type { Instant, LocalDate } from '#shared/kernel/dates.ts'
import { quotaExceeded } from '#shared/kernel/errors.ts'
import type { CompanyId } from '#shared/kernel/ids.ts'
import { fullUntil, quotas, type QuotaEntry, type QuotaName } from '#shared/kernel/quotas.ts'
import type { OfferState } from '#shared/offers/offers.state.ts'
import type { OffersRepository } from '#functions/stores/offers.repository.ts'
import type { Context } from '#functions/platform/context.ts'

// Counts are read from indexes: commands that arrive at the same moment don't see each other, so a burst may
// exceed a limit slightly.

type Deps = Pick<Context, 'today'> & { offers: Pick<OffersRepository, 'listLive'> }

const checkLimit = (name: QuotaName, until: Instant | undefined): void => {
  if (until) throw quotaExceeded({ name, until })
}

const countEach = (ongoing: readonly { last: LocalDate }[]): QuotaEntry[] =>
  ongoing.map(({ last }) => ({ last, weight: 1 }))

/** Checks whether a practice may post another public offer with this many days, or extend one (none `added`). */
export const checkLiveOffers = async (
  { offers, today }: Deps,
  companyId: CompanyId,
  days: number,
  added: 0 | 1 = 1,
): Promise<void> => {
  const most = quotas.liveOffersPerPractice
  const live = await offers.listLive(companyId, 'offers', today, most)
  checkLimit('liveOffersPerPractice', fullUntil(countEach(live), added, most))
  checkLimit(
    'liveDaysPerPractice',
    fullUntil(
      live.map(({ last, days: weight }) => ({ last, weight })),
      days,
      quotas.liveDaysPerPractice,
    ),
  )
}

/** Checks whether another locum may be asked to fill an offer. */
export const checkAsked = ({ asked = [] }: Pick<OfferState, 'asked'>): void => {
  if (asked.length >= quotas.askedPerOffer) throw quotaExceeded({ name: 'askedPerOffer' })
}

/** Checks whether a practice may send another request to a locum who has these pending. */
export const checkOpenRequests = async (
  { offers, today }: Deps,
  companyId: CompanyId,
  waiting: readonly { last: LocalDate; own: boolean }[],
): Promise<void> => {
  const most = quotas.openRequestsPerPractice
  checkLimit(
    'openRequestsPerPractice',
    fullUntil(countEach(await offers.listLive(companyId, 'requests', today, most)), 1, most),
  )
  checkLimit(
    'openRequestsPerPracticeAndLocum',
    fullUntil(countEach(waiting.filter(({ own }) => own)), 1, quotas.openRequestsPerPracticeAndLocum),
  )
  checkLimit('openRequestsPerLocum', fullUntil(countEach(waiting), 1, quotas.openRequestsPerLocum))
}
