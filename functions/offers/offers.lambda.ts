import { offersContract } from '#shared/offers/offers.contract.ts'
import { readEnv } from '#functions/platform/env.ts'
import { serveOffers } from '#functions/wiring/serve-offers.ts'
import { OffersEnv } from './offers.env.ts'
import { offersRoutes } from './offers.routes.ts'

export const handler = serveOffers(offersContract, offersRoutes, readEnv(OffersEnv))
