import type { bookingsContract } from '#shared/bookings/bookings.contract.ts'
import type { Handlers } from '#functions/platform/http/serve-contract.ts'
import type { AgendaRepository } from '#functions/stores/agenda.repository.ts'
import type { OptionsRepository } from '#functions/stores/options.repository.ts'
import type { CompaniesRepository } from '#functions/stores/companies.repository.ts'
import type { BookingRepositories } from '#functions/wiring/booking-repositories.ts'
import { cancelBooking } from './cancel-booking.ts'
import { deleteBooking } from './delete-booking.ts'
import { getBooking } from './get-booking.ts'
import { listPracticeBookings } from './list-practice-bookings.ts'
import { reportLate } from './report-late.ts'
import { searchBookings } from './search-bookings.ts'
import { updateBooking } from './update-booking.ts'
import { undoBooking } from './undo-booking.ts'
import { listProfessionalBookings } from './list-professional-bookings.ts'

type Repositories = BookingRepositories & {
  companies: CompaniesRepository
  agenda: AgendaRepository
  options: OptionsRepository
}

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
} satisfies Handlers<typeof bookingsContract, Repositories>
