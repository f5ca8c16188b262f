import { addDays, MAX_DAYS_AHEAD, todayAt } from '#shared/kernel/dates.ts'
import type { CompanyId, OfferId, UserId } from '#shared/kernel/ids.ts'
import { ANOTHER_CHOSEN_REASON, liveDates } from '#shared/offers/offers.rules.ts'
import { endRequestDays } from '#functions/staffing/end-request-days.ts'
import { declineApplication } from '#functions/staffing/decline-application.ts'
import { findOfferAndCandidate } from '#functions/stores/offer-and-candidate.ts'
import type { BlocksAndPoolsRepository } from '#functions/stores/blocks-and-pools.repository.ts'
import type { OffersRepository } from '#functions/stores/offers.repository.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import { contextFrom, ignoreAlreadyDone, type Cause } from './command-context.ts'

/** What a practice could have written. */
const NO_LONGER_NEEDED = 'We no longer need this cover.'

export type BlockDeps = {
  db: Db
  commandsTable: string
  offers: OffersRepository
  blocksAndPools: BlocksAndPoolsRepository
}
type Between = { company: CompanyId; professional: UserId }

export const isBlocked = async (
  { blocksAndPools }: Pick<BlockDeps, 'blocksAndPools'>,
  { company, professional }: Between,
): Promise<boolean> => (await blocksAndPools.get(professional, 'consistent')).blockedBy.has(company)

/** The locum reads what any practice could have written: a request withdrawn, an application declined. */
const endOne = async (deps: BlockDeps, offerId: OfferId, professional: UserId, cause: Cause): Promise<void> => {
  const found = await findOfferAndCandidate(deps.offers, offerId, professional)
  if (!found || liveDates(found.offer, found.candidate, cause.at).length === 0) return
  const context = contextFrom(deps, 'end-blocked', cause, `${cause.origin}#${offerId}`)
  await (
    found.offer.request
      ? endRequestDays(context, { id: offerId }, { onBehalfOf: 'practice', actor: 'System', reason: NO_LONGER_NEEDED })
      : declineApplication(context, { offerId, professional }, { actor: 'System', reason: ANOTHER_CHOSEN_REASON })
  ).catch(ignoreAlreadyDone)
}

/** After a practice has blocked a locum: whatever is pending between the two ends, unless they are unblocked by now. */
export const endBlocked = async (deps: BlockDeps, between: Between, cause: Cause): Promise<void> => {
  if (!(await isBlocked(deps, between))) return
  const today = todayAt(cause.at)
  const all = deps.offers.eachOfProfessional(between.professional, today, addDays(today, MAX_DAYS_AHEAD + 1))
  for await (const { offer } of all)
    if (offer.company.id === between.company) await endOne(deps, offer.id, between.professional, cause)
}

/** What was sent while the locum was being blocked. */
export const endIfBlocked = async (
  deps: BlockDeps,
  offerId: OfferId,
  between: Between,
  cause: Cause,
): Promise<void> => {
  if (await isBlocked(deps, between))
    await endOne(deps, offerId, between.professional, { ...cause, origin: `${cause.origin}.blocked` })
}
