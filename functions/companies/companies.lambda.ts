import { companiesContract } from '../../shared/companies/companies.contract.ts'
import { bookingsRepository } from '../bookings/bookings.repository.ts'
import { usersRepository } from '../identity/users.repository.ts'
import { optionsRepository } from '../options/options.repository.ts'
import { documentClient } from '../platform/dynamo/client.ts'
import { configReader } from '../platform/dynamo/config-reader.ts'
import { readEnv } from '../platform/env.ts'
import { serveContract } from '../platform/http/serve-contract.ts'
import { tenantsRepository } from '../tenants/tenants.repository.ts'
import { ownersOf } from '../workflows/ownership.ts'
import { CompaniesEnv } from './companies.env.ts'
import { companiesRepository } from './companies.repository.ts'
import { companiesRoutes } from './companies.routes.ts'

const env = readEnv(CompaniesEnv)
const db = documentClient()
const config = configReader(db, env.CONFIG_TABLE)
const companies = companiesRepository(db, env.COMPANIES_TABLE)
const users = usersRepository(db, env.USERS_TABLE)

export const handler = serveContract(companiesContract, companiesRoutes, {
  db,
  commandsTable: env.COMMANDS_TABLE,
  extra: {
    companies,
    bookings: bookingsRepository(db, env.BOOKINGS_TABLE),
    users,
    tenants: tenantsRepository(config),
    options: optionsRepository(config),
    tenantId: env.TENANT_ID,
  },
  owners: ownersOf({ companies, users }),
  checkAnswers: env.CHECK_ANSWERS === 'true',
})
