import type { offersContract } from '../../shared/offers/offers.contract.ts'
import type { Handlers } from '../platform/http/serve-contract.ts'
import { applyToOffer } from '../workflows/apply-to-offer.ts'
import { cancelOffer } from '../workflows/cancel-offer.ts'
import { confirmApplication } from '../workflows/confirm-application.ts'
import type { OfferStores } from '../workflows/offer-stores.ts'
import { postOffer } from '../workflows/post-offer.ts'
import { searchOffers } from '../workflows/search-offers.ts'
import { getOffer, listApplications, listCompanyOffers, listMyApplications, rejectApplication } from './offers.service.ts'

export const offersRoutes = {
  searchOffers,
  listCompanyOffers,
  listMyApplications,
  getOffer,
  listApplications,
  postOffer,
  applyToOffer,
  confirmApplication,
  rejectApplication,
  cancelOffer,
} satisfies Handlers<typeof offersContract, OfferStores>
