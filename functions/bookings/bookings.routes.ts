import type { bookingsContract } from '../../shared/bookings/bookings.contract.ts'
import type { Handlers } from '../platform/http/serve-contract.ts'
import { cancelBooking } from '../workflows/cancel-booking.ts'
import type { BookingStores } from './booking-stores.ts'
import { getBooking, listPracticeBookings, listProfessionalBookings, type Practices } from './bookings.service.ts'

export const bookingsRoutes = {
  listProfessionalBookings,
  listPracticeBookings,
  getBooking,
  cancelBooking,
} satisfies Handlers<typeof bookingsContract, BookingStores & Practices>
