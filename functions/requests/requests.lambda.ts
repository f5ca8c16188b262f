import { requestsContract } from '#shared/requests/requests.contract.ts'
import { offerRepositories } from '#functions/wiring/booking-repositories.ts'
import { serveSlice } from '#functions/wiring/serve-slice.ts'
import { wire } from '#functions/wiring/wire.ts'
import { requestsRoutes } from './requests.routes.ts'

const { db, env } = wire('requests')

export const handler = serveSlice(db, requestsContract, requestsRoutes, offerRepositories(db, env))
