import type { InputOf } from '#shared/kernel/define-contract.ts'
import type { PostingRef } from '#shared/kernel/ids.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import type { requestsContract } from '#shared/requests/requests.contract.ts'
import { endRequestDays, type EndRequestDeps } from '#functions/staffing/end-request-days.ts'
import { endingBy } from '#functions/staffing/ending.ts'
import type { Context } from '#functions/platform/context.ts'

type Deps = EndRequestDeps & Pick<Context, 'caller'>
type Contract = typeof requestsContract
type EndInput = InputOf<Contract['cancelPrivateOffer' | 'rejectPrivateOffer']>
type EndAtPathInput = InputOf<Contract['cancelBookingRequest' | 'rejectBookingRequest']>

/** By the older paths, which name an availability and a date. */
const endAtPath = (
  context: Deps,
  posting: PostingRef,
  { params: { date }, body: { id, dates, status_reason } }: EndAtPathInput,
): Promise<Offer> =>
  endRequestDays(context, { id, requestPath: { posting, date }, dates }, endingBy(context.caller, status_reason))

/** The professional may decline by it too. */
export const cancelBookingRequest = (context: Deps, input: InputOf<Contract['cancelBookingRequest']>): Promise<Offer> =>
  endAtPath(context, input.params.availabilityId, input)

export const rejectBookingRequest = (context: Deps, input: InputOf<Contract['rejectBookingRequest']>): Promise<Offer> =>
  endAtPath(context, input.params.id, input)

export const cancelPrivateOffer = (context: Deps, { params, body }: EndInput): Promise<Offer> =>
  endRequestDays(context, { id: params.offerId, dates: body.dates }, endingBy(context.caller, body.status_reason))

export const rejectPrivateOffer = (context: Deps, input: EndInput): Promise<Offer> => cancelPrivateOffer(context, input)
