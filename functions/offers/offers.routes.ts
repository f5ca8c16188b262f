import type { offersContract } from '../../shared/offers/offers.contract.ts'
import type { BookingsRepository } from '../bookings/bookings.repository.ts'
import type { CalendarsRepository } from '../calendars/calendars.repository.ts'
import type { CardsRepository } from '../cards/cards.repository.ts'
import type { CompaniesRepository } from '../companies/companies.repository.ts'
import type { OptionsRepository } from '../options/options.repository.ts'
import type { Handlers } from '../platform/http/serve-contract.ts'
import type { ProfessionalsRepository } from '../professionals/professionals.repository.ts'
import { applyToOffer } from '../workflows/apply-to-offer.ts'
import { cancelOffer } from '../workflows/cancel-offer.ts'
import { confirmApplication } from '../workflows/confirm-application.ts'
import { postOffer } from '../workflows/post-offer.ts'
import { searchOffers } from '../workflows/search-offers.ts'
import type { OffersRepository } from './offers.repository.ts'
import { getOffer, listCompanyOffers, listMyApplications, rejectApplication } from './offers.service.ts'

export type OffersRepositories = {
  offers: OffersRepository
  bookings: BookingsRepository
  calendars: CalendarsRepository
  cards: CardsRepository
  companies: CompaniesRepository
  professionals: ProfessionalsRepository
  options: OptionsRepository
}

export const offersRoutes = {
  searchOffers,
  listCompanyOffers,
  listMyApplications,
  getOffer,
  postOffer,
  applyToOffer,
  confirmApplication,
  rejectApplication,
  cancelOffer,
} satisfies Handlers<typeof offersContract, OffersRepositories>
