import type { offersContract } from '#shared/offers/offers.contract.ts'
import { applyToOffer } from './apply-to-offer.ts'
import { cancelOffer, deleteOffer } from './cancel-delete-offer.ts'
import { confirmApplication } from './confirm-application.ts'
import { editOffer } from './edit-offer.ts'
import { getOffer } from './get-offer.ts'
import { postOffer } from './post-offer.ts'
import { rejectApplication } from './reject-application.ts'
import { searchOffers } from './search-offers.ts'
import { listApplications, listApplicationsOfLocum, listCompanyOffers, listMyApplications } from './list-offers.ts'

export const offersRoutes = {
  searchOffers,
  listCompanyOffers,
  listMyApplications,
  listApplicationsOfLocum,
  getOffer,
  listApplications,
  postOffer,
  editOffer,
  deleteOffer,
  applyToOffer,
  confirmApplication,
  rejectApplication,
  cancelOffer,
} satisfies Record<keyof typeof offersContract, unknown>
