import { requestsContract } from '../../shared/requests/requests.contract.ts'
import { documentClient } from '../platform/dynamo/client.ts'
import { readEnv } from '../platform/env.ts'
import { serveContract } from '../platform/http/serve-contract.ts'
import { offerStores } from '../workflows/offer-stores.ts'
import { ownersOf } from '../workflows/ownership.ts'
import { RequestsEnv } from './requests.env.ts'
import { requestsRoutes } from './requests.routes.ts'

const env = readEnv(RequestsEnv)
const db = documentClient()
const extra = offerStores(db, env)

export const handler = serveContract(requestsContract, requestsRoutes, {
  db,
  commandsTable: env.COMMANDS_TABLE,
  extra,
  owners: ownersOf(extra),
  checkAnswers: env.CHECK_ANSWERS === 'true',
})
