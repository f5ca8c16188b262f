import type { bookingsContract } from '#shared/bookings/bookings.contract.ts'
import type { Handlers } from '#functions/platform/http/serve-contract.ts'
import type { BookingStores } from '#functions/wiring/booking-stores.ts'
import { cancelBooking } from './cancel-booking.ts'
import { getBooking, listPracticeBookings, listProfessionalBookings, type Practices } from './bookings.service.ts'

export const bookingsRoutes = {
  listProfessionalBookings,
  listPracticeBookings,
  getBooking,
  cancelBooking,
} satisfies Handlers<typeof bookingsContract, BookingStores & Practices>
