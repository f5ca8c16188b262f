import type { requestsContract } from '#shared/requests/requests.contract.ts'
import type { Handlers } from '#functions/platform/http/serve-contract.ts'
import { acceptRequest } from '#functions/workflows/accept-request.ts'
import { endRequest } from '#functions/workflows/end-request.ts'
import type { OfferStores } from '#functions/workflows/offer-stores.ts'
import { requestBooking } from '#functions/workflows/request-booking.ts'

export const requestsRoutes = {
  requestBooking,
  cancelBookingRequest: (context, { params, body }) =>
    endRequest(context, body, { posting: params.availabilityId, date: params.date }),
  acceptBookingRequest: (context, { params, body }) =>
    acceptRequest(context, { posting: params.id, date: params.date }, body),
  rejectBookingRequest: (context, { params, body }) =>
    endRequest(context, body, { posting: params.id, date: params.date }),
} satisfies Handlers<typeof requestsContract, OfferStores>
