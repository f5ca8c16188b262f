import type { requestsContract } from '#shared/requests/requests.contract.ts'
import type { Handlers } from '#functions/platform/http/serve-contract.ts'
import { acceptRequest } from './accept-booking-request.ts'
import { endRequest } from './end-request.ts'
import type { OfferStores } from '#functions/wiring/offer-stores.ts'
import { requestBooking } from './request-booking.ts'

export const requestsRoutes = {
  requestBooking,
  cancelBookingRequest: (context, { params, body }) =>
    endRequest(context, body, { posting: params.availabilityId, date: params.date }),
  acceptBookingRequest: (context, { params, body }) =>
    acceptRequest(context, { posting: params.id, date: params.date }, body),
  rejectBookingRequest: (context, { params, body }) =>
    endRequest(context, body, { posting: params.id, date: params.date }),
} satisfies Handlers<typeof requestsContract, OfferStores>
