import type { requestsContract } from '#shared/requests/requests.contract.ts'
import { acceptSuggestedRate } from './accept-suggested-rate.ts'
import { bookNow } from './book-now.ts'
import { countWaitingRequests } from './count-waiting-requests.ts'
import { createBooking } from './create-booking.ts'
import { declineSuggestedRate } from './decline-suggested-rate.ts'
import { editPrivateOffer } from './edit-private-offer.ts'
import { getInstantLimits } from './get-instant-limits.ts'
import { suggestRate } from './suggest-rate.ts'
import { acceptBookingRequest, acceptPrivateOffer } from './accept-request.ts'
import {
  cancelBookingRequest,
  cancelPrivateOffer,
  rejectBookingRequest,
  rejectPrivateOffer,
} from './cancel-reject-request.ts'
import { requestBooking, sendPrivateOffer } from './send-request.ts'

export const requestsRoutes = {
  countWaitingRequests,
  getInstantLimits,
  bookNow,
  createBooking,
  requestBooking,
  cancelBookingRequest,
  acceptBookingRequest,
  rejectBookingRequest,
  sendPrivateOffer,
  editPrivateOffer,
  cancelPrivateOffer,
  acceptPrivateOffer,
  rejectPrivateOffer,
  suggestRate,
  acceptSuggestedRate,
  declineSuggestedRate,
} satisfies Record<keyof typeof requestsContract, unknown>
