import { offersContract } from '#shared/offers/offers.contract.ts'
import { offersRoutes } from './offers.routes.ts'
import { serveOffers } from './serve-offers.ts'

export const handler = serveOffers(offersContract, offersRoutes)
