import type { InputOf } from '#shared/kernel/define-contract.ts'
import type { offersContract } from '#shared/offers/offers.contract.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { cancelPublicOffer } from '#functions/staffing/cancel-public-offer.ts'
import { endingBy } from '#functions/staffing/ending.ts'
import type { MatchRepositories } from '#functions/staffing/applicant-matches.ts'
import { shownChangedOffer } from '#functions/staffing/shown-offer.ts'
import type { Context } from '#functions/platform/context.ts'
import type { OffersRepository } from '#functions/stores/offers.repository.ts'

type Deps = Pick<Context, 'caller' | 'now' | 'today' | 'execute'> & MatchRepositories & { offers: OffersRepository }
type Input = InputOf<(typeof offersContract)['cancelOffer']>

export const cancelOffer = (context: Deps, { params, body }: Input): Promise<Offer> =>
  cancelPublicOffer(context, params.offerId, endingBy(context.caller, body.status_reason), (cancelled) =>
    shownChangedOffer(context, cancelled),
  )
