import type { InputOf } from '#shared/kernel/define-contract.ts'
import type { offersContract } from '#shared/offers/offers.contract.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { endOffer } from '#functions/endings/end-offer.ts'
import { endingBy } from '#functions/endings/ending.ts'
import type { Context } from '#functions/platform/context.ts'
import type { OffersRepository } from '#functions/stores/offers.repository.ts'

type Needs = Pick<Context, 'caller' | 'now' | 'today' | 'run'> & { offers: OffersRepository }
type Input = InputOf<(typeof offersContract)['cancelOffer']>

export const cancelOffer = (context: Needs, { params, body }: Input): Promise<Offer> =>
  endOffer(context, params.offerId, endingBy(context.caller, body.status_reason))
