import { requestsContract } from '#shared/requests/requests.contract.ts'
import { serveOffers } from '#functions/wiring/serve-offers.ts'
import { requestsRoutes } from './requests.routes.ts'

export const handler = serveOffers(requestsContract, requestsRoutes)
