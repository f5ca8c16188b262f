import type { InputOf } from '#shared/kernel/define-contract.ts'
import type { offersContract } from '#shared/offers/offers.contract.ts'
import { declineReason } from '#shared/offers/offers.rules.ts'
import type { ShownCandidate } from '#shared/offers/applications.schema.ts'
import { declineApplication } from '#functions/staffing/decline-application.ts'
import { endingBy } from '#functions/staffing/ending.ts'
import type { Context } from '#functions/platform/context.ts'
import type { OffersRepository } from '#functions/stores/offers.repository.ts'

type Deps = Pick<Context, 'caller' | 'now' | 'execute'> & { offers: OffersRepository }
type Input = InputOf<(typeof offersContract)['rejectApplication']>

export const rejectApplication = (context: Deps, { params, body }: Input): Promise<ShownCandidate> =>
  declineApplication(
    context,
    { offerId: params.offerId, professional: body.id },
    endingBy(context.caller, declineReason(body.status_reason)),
  )
