import type { bookingsContract } from '#shared/bookings/bookings.contract.ts'
import { cancelBooking, deleteBooking } from './cancel-delete-booking.ts'
import { getBooking, listPracticeBookings, searchBookings, listProfessionalBookings } from './bookings.ts'
import { reportLate } from './report-late.ts'
import { updateBooking } from './update-booking.ts'
import { undoBooking } from './undo-booking.ts'

export const bookingsRoutes = {
  listProfessionalBookings,
  listPracticeBookings,
  searchBookings,
  getBooking,
  cancelBooking,
  updateBooking,
  deleteBooking,
  undoBooking,
  reportLate,
} satisfies Record<keyof typeof bookingsContract, unknown>
