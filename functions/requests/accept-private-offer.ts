import type { Booking } from '#shared/bookings/bookings.schema.ts'
import type { InputOf } from '#shared/kernel/define-contract.ts'
import type { requestsContract } from '#shared/requests/requests.contract.ts'
import { acceptRequest, type AcceptDeps } from './accept-request.ts'

type Input = InputOf<(typeof requestsContract)['acceptPrivateOffer']>

export const acceptPrivateOffer = (context: AcceptDeps, { params, body }: Input): Promise<Booking> =>
  acceptRequest(context, { id: params.offerId, ...body })
