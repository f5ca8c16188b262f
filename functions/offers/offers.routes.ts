import type { offersContract } from '#shared/offers/offers.contract.ts'
import type { Handlers } from '#functions/platform/http/serve-contract.ts'
import { applyToOffer } from './apply-to-offer.ts'
import { cancelOffer } from './cancel-offer.ts'
import { confirmApplication } from './confirm-application.ts'
import type { OfferStores } from '#functions/wiring/offer-stores.ts'
import { postOffer } from './post-offer.ts'
import { searchOffers } from './search-offers.ts'
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
