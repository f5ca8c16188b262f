import type { requestsContract } from '#shared/requests/requests.contract.ts'
import { acceptBookingRequest } from './accept-booking-request.ts'
import { acceptPrivateOffer } from './accept-private-offer.ts'
import { acceptSuggestedRate } from './accept-suggested-rate.ts'
import { bookNow } from './book-now.ts'
import { cancelBookingRequest } from './cancel-booking-request.ts'
import { cancelPrivateOffer } from './cancel-private-offer.ts'
import { countWaitingRequests } from './count-waiting-requests.ts'
import { createBooking } from './create-booking.ts'
import { declineSuggestedRate } from './decline-suggested-rate.ts'
import { editPrivateOffer } from './edit-private-offer.ts'
import { getInstantLimits } from './get-instant-limits.ts'
import { rejectBookingRequest } from './reject-booking-request.ts'
import { rejectPrivateOffer } from './reject-private-offer.ts'
import { requestBooking } from './request-booking.ts'
import { sendPrivateOffer } from './send-private-offer.ts'
import { suggestRate } from './suggest-rate.ts'

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
