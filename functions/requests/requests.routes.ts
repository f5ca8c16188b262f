import type { requestsContract } from '../../shared/requests/requests.contract.ts'
import type { BookingsRepository } from '../bookings/bookings.repository.ts'
import type { CompaniesRepository } from '../companies/companies.repository.ts'
import type { OffersRepository } from '../offers/offers.repository.ts'
import type { OptionsRepository } from '../options/options.repository.ts'
import type { Handlers } from '../platform/http/serve-contract.ts'
import type { ProfessionalsRepository } from '../professionals/professionals.repository.ts'
import { acceptRequest } from '../workflows/accept-request.ts'
import { endRequest } from '../workflows/end-request.ts'
import { requestBooking } from '../workflows/request-booking.ts'
import type { DayStores } from '../workflows/write-days.ts'

type Repositories = DayStores & {
  offers: OffersRepository
  bookings: BookingsRepository
  companies: CompaniesRepository
  professionals: ProfessionalsRepository
  options: OptionsRepository
}

export const requestsRoutes = {
  requestBooking,
  cancelBookingRequest: (context, { params, body }) => endRequest(context, body, { posting: params.availabilityId, date: params.date }),
  acceptBookingRequest: (context, { params, body }) => acceptRequest(context, { posting: params.id, date: params.date }, body),
  rejectBookingRequest: (context, { params, body }) => endRequest(context, body, { posting: params.id, date: params.date }),
} satisfies Handlers<typeof requestsContract, Repositories>
