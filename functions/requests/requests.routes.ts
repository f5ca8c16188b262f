import type { requestsContract } from '#shared/requests/requests.contract.ts'
import type { Handlers } from '#functions/platform/http/serve-contract.ts'
import type { OfferRepositories } from '#functions/wiring/booking-repositories.ts'
import { acceptBookingRequest } from './accept-booking-request.ts'
import { cancelBookingRequest } from './cancel-booking-request.ts'
import { rejectBookingRequest } from './reject-booking-request.ts'
import { requestBooking } from './request-booking.ts'

export const requestsRoutes = {
  requestBooking,
  cancelBookingRequest,
  acceptBookingRequest,
  rejectBookingRequest,
} satisfies Handlers<typeof requestsContract, OfferRepositories>
