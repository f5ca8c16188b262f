import { offersContract } from '#shared/offers/offers.contract.ts'
import { offersRoutes } from './offers.routes.ts'
import { serveOffers } from '#functions/wiring/serve-offers.ts'

export const handler = serveOffers(offersContract, offersRoutes)
