import type { bookingsContract } from '../../shared/bookings/bookings.contract.ts'
import type { CalendarsRepository } from '../calendars/calendars.repository.ts'
import type { CardsRepository } from '../cards/cards.repository.ts'
import type { OffersRepository } from '../offers/offers.repository.ts'
import type { Handlers } from '../platform/http/serve-contract.ts'
import { cancelBooking } from '../workflows/cancel-booking.ts'
import type { BookingsRepository } from './bookings.repository.ts'
import { getBooking, listPracticeBookings, listProfessionalBookings, type Practices } from './bookings.service.ts'

export type BookingsRepositories = { bookings: BookingsRepository; offers: OffersRepository; calendars: CalendarsRepository; cards: CardsRepository } & Practices

export const bookingsRoutes = {
  listProfessionalBookings,
  listPracticeBookings,
  getBooking,
  cancelBooking,
} satisfies Handlers<typeof bookingsContract, BookingsRepositories>
