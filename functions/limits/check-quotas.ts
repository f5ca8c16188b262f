import type { Instant, LocalDate } from '#shared/kernel/dates.ts'
import { quotaExceeded } from '#shared/kernel/errors.ts'
import type { CompanyId } from '#shared/kernel/ids.ts'
import { fullUntil, quotas, type Counted, type QuotaName } from '#shared/kernel/quotas.ts'
import type { OffersRepository } from '#functions/stores/offers.repository.ts'
import type { Context } from '#functions/platform/context.ts'

// What counts is read from indexes: commands that arrive in the same moment do not know of each other, so a burst may
// pass a limit by as many.

type Needs = Pick<Context, 'today'> & { offers: Pick<OffersRepository, 'listLive'> }

const refuseWhile = (name: QuotaName, until: Instant | undefined): void => {
  if (until) throw quotaExceeded({ name, until })
}

const oneEach = (ending: readonly { last: LocalDate }[]): Counted[] => ending.map(({ last }) => ({ last, weight: 1 }))

/** Whether a practice may post one more public offer, of so many days. */
export const checkLiveOffers = async ({ offers, today }: Needs, companyId: CompanyId, days: number): Promise<void> => {
  const most = quotas.liveOffersPerPractice
  const live = await offers.listLive(companyId, 'offers', today, most)
  refuseWhile('liveOffersPerPractice', fullUntil(oneEach(live), 1, most))
  refuseWhile(
    'liveDaysPerPractice',
    fullUntil(
      live.map(({ last, days: weight }) => ({ last, weight })),
      days,
      quotas.liveDaysPerPractice,
    ),
  )
}

/** Whether a practice may send one more request to a locum for whose answer these wait already. */
export const checkOpenRequests = async (
  { offers, today }: Needs,
  companyId: CompanyId,
  waiting: readonly { last: LocalDate; own: boolean }[],
): Promise<void> => {
  const most = quotas.openRequestsPerPractice
  refuseWhile(
    'openRequestsPerPractice',
    fullUntil(oneEach(await offers.listLive(companyId, 'requests', today, most)), 1, most),
  )
  refuseWhile(
    'openRequestsPerPracticeAndLocum',
    fullUntil(oneEach(waiting.filter(({ own }) => own)), 1, quotas.openRequestsPerPracticeAndLocum),
  )
  refuseWhile('openRequestsPerLocum', fullUntil(oneEach(waiting), 1, quotas.openRequestsPerLocum))
}
