import { companiesContract } from '#shared/companies/companies.contract.ts'
import { bookingsRepository } from '#functions/stores/bookings.repository.ts'
import { usersRepository } from '#functions/stores/users.repository.ts'
import { optionsRepository } from '#functions/stores/options.repository.ts'
import { documentClient } from '#functions/platform/dynamo/client.ts'
import { configReader } from '#functions/platform/dynamo/config-reader.ts'
import { readEnv } from '#functions/platform/env.ts'
import { serveContract } from '#functions/platform/http/serve-contract.ts'
import { tenantsRepository } from '#functions/stores/tenants.repository.ts'
import { createOwnershipChecks } from '#functions/access/ownership.ts'
import { CompaniesEnv } from './companies.env.ts'
import { companiesRepository } from '#functions/stores/companies.repository.ts'
import { companiesRoutes } from './companies.routes.ts'

const env = readEnv(CompaniesEnv)
const db = documentClient()
const config = configReader(db, env.CONFIG_TABLE)
const companies = companiesRepository(db, env.COMPANIES_TABLE)
const users = usersRepository(db, env.USERS_TABLE)

export const handler = serveContract(companiesContract, companiesRoutes, {
  db,
  commandsTable: env.COMMANDS_TABLE,
  deps: {
    companies,
    bookings: bookingsRepository(db, env.BOOKINGS_TABLE),
    users,
    tenants: tenantsRepository(config),
    options: optionsRepository(config),
    tenantId: env.TENANT_ID,
  },
  owners: createOwnershipChecks<typeof companiesContract>({ companies, users }),
})
