import { requestsContract } from '#shared/requests/requests.contract.ts'
import { readEnv } from '#functions/platform/env.ts'
import { serveOffers } from '#functions/wiring/serve-offers.ts'
import { RequestsEnv } from './requests.env.ts'
import { requestsRoutes } from './requests.routes.ts'

export const handler = serveOffers(requestsContract, requestsRoutes, readEnv(RequestsEnv))
