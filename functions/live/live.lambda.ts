import { liveContract } from '#shared/live/live.contract.ts'
import { createOwnershipChecks } from '#functions/access/ownership.ts'
import { documentClient } from '#functions/platform/dynamo/client.ts'
import { readEnv } from '#functions/platform/env.ts'
import { serveContract } from '#functions/platform/http/serve-contract.ts'
import { companiesRepository } from '#functions/stores/companies.repository.ts'
import { ticketsRepository } from '#functions/stores/tickets.repository.ts'
import { usersRepository } from '#functions/stores/users.repository.ts'
import { LiveEnv } from './live.env.ts'
import { liveRoutes } from './live.routes.ts'

const env = readEnv(LiveEnv)
const db = documentClient()

export const handler = serveContract(liveContract, liveRoutes, {
  db,
  deps: { tickets: ticketsRepository(db, env.CONNECTIONS_TABLE) },
  owners: createOwnershipChecks<typeof liveContract>({
    companies: companiesRepository(db, env.COMPANIES_TABLE),
    users: usersRepository(db, env.USERS_TABLE),
  }),
})
