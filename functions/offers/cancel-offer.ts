import type { InputOf } from '#shared/kernel/define-contract.ts'
import type { offersContract } from '#shared/offers/offers.contract.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { closeOffer } from '#functions/staffing/close-offer.ts'
import { closureBy } from '#functions/staffing/closure.ts'
import type { MatchRepositories } from '#functions/staffing/applicant-matches.ts'
import { shownChangedOffer } from '#functions/staffing/shown-offer.ts'
import type { Context } from '#functions/platform/context.ts'
import type { OffersRepository } from '#functions/stores/offers.repository.ts'

type Deps = Pick<Context, 'caller' | 'now' | 'today' | 'execute'> & MatchRepositories & { offers: OffersRepository }
type Input = InputOf<(typeof offersContract)['cancelOffer']>

export const cancelOffer = (context: Deps, { params, body }: Input): Promise<Offer> =>
  closeOffer(context, params.offerId, closureBy(context.caller, body.status_reason), (cancelled) =>
    shownChangedOffer(context, cancelled),
  )
