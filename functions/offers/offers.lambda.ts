import { offersContract } from '../../shared/offers/offers.contract.ts'
import { documentClient } from '../platform/dynamo/client.ts'
import { readEnv } from '../platform/env.ts'
import { serveContract } from '../platform/http/serve-contract.ts'
import { offerStores } from '../workflows/offer-stores.ts'
import { ownersOf } from '../workflows/ownership.ts'
import { OffersEnv } from './offers.env.ts'
import { offersRoutes } from './offers.routes.ts'

const env = readEnv(OffersEnv)
const db = documentClient()
const extra = offerStores(db, env)

export const handler = serveContract(offersContract, offersRoutes, {
  db,
  commandsTable: env.COMMANDS_TABLE,
  extra,
  owners: ownersOf(extra),
  checkAnswers: env.CHECK_ANSWERS === 'true',
})
