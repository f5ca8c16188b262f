import type { InputOf } from '#shared/kernel/define-contract.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import type { requestsContract } from '#shared/requests/requests.contract.ts'
import { closeRequest } from '#functions/staffing/close-request.ts'
import { closureBy } from '#functions/staffing/closure.ts'
import type { Context } from '#functions/platform/context.ts'
import type { OffersRepository } from '#functions/stores/offers.repository.ts'

type Deps = Pick<Context, 'caller' | 'now' | 'execute'> & { offers: OffersRepository }
type Input = InputOf<(typeof requestsContract)['rejectPrivateOffer']>

export const rejectPrivateOffer = (context: Deps, { params, body }: Input): Promise<Offer> =>
  closeRequest(context, { id: params.offerId, dates: body.dates }, closureBy(context.caller, body.status_reason))
