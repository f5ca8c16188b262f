import type { InputOf } from '#shared/kernel/define-contract.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import type { requestsContract } from '#shared/requests/requests.contract.ts'
import { endRequestDays, type EndRequestDeps } from '#functions/staffing/end-request-days.ts'
import { endingBy } from '#functions/staffing/ending.ts'
import type { Context } from '#functions/platform/context.ts'

type Deps = EndRequestDeps & Pick<Context, 'caller'>
type Contract = typeof requestsContract
type EndInput = InputOf<Contract['cancelPrivateOffer' | 'rejectPrivateOffer']>

/** The practice withdraws days; by this older path, the professional may also decline them. */
export const cancelBookingRequest = (
  context: Deps,
  { params, body }: InputOf<Contract['cancelBookingRequest']>,
): Promise<Offer> =>
  endRequestDays(
    context,
    { id: body.id, requestPath: { posting: params.availabilityId, date: params.date }, dates: body.dates },
    endingBy(context.caller, body.status_reason),
  )

export const cancelPrivateOffer = (context: Deps, { params, body }: EndInput): Promise<Offer> =>
  endRequestDays(context, { id: params.offerId, dates: body.dates }, endingBy(context.caller, body.status_reason))

export const rejectBookingRequest = (
  context: Deps,
  { params, body }: InputOf<Contract['rejectBookingRequest']>,
): Promise<Offer> =>
  endRequestDays(
    context,
    { id: body.id, requestPath: { posting: params.id, date: params.date }, dates: body.dates },
    endingBy(context.caller, body.status_reason),
  )

export const rejectPrivateOffer = (context: Deps, input: EndInput): Promise<Offer> => cancelPrivateOffer(context, input)
