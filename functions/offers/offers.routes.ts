import type { offersContract } from '#shared/offers/offers.contract.ts'
import type { Handlers } from '#functions/platform/http/serve-contract.ts'
import { applyToOffer } from '#functions/workflows/apply-to-offer.ts'
import { cancelOffer } from '#functions/workflows/cancel-offer.ts'
import { confirmApplication } from '#functions/workflows/confirm-application.ts'
import type { OfferStores } from '#functions/workflows/offer-stores.ts'
import { postOffer } from '#functions/workflows/post-offer.ts'
import { searchOffers } from '#functions/workflows/search-offers.ts'
import {
  getOffer,
  listApplications,
  listCompanyOffers,
  listMyApplications,
  rejectApplication,
} from './offers.service.ts'

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
