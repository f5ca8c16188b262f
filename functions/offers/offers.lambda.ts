import { offersContract } from '#shared/offers/offers.contract.ts'
import { offerRepositories } from '#functions/wiring/booking-repositories.ts'
import { serveSlice } from '#functions/wiring/serve-slice.ts'
import { wire } from '#functions/wiring/wire.ts'
import { offersRoutes } from './offers.routes.ts'

const { db, env } = wire('offers')

export const handler = serveSlice(db, offersContract, offersRoutes, offerRepositories(db, env))
