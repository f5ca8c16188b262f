import { companiesContract } from '#shared/companies/companies.contract.ts'
import { configReader } from '#functions/platform/dynamo/config-reader.ts'
import { bookingsRepository } from '#functions/stores/bookings.repository.ts'
import { companiesRepository } from '#functions/stores/companies.repository.ts'
import { optionsRepository } from '#functions/stores/options.repository.ts'
import { tenantsRepository } from '#functions/stores/tenants.repository.ts'
import { usersRepository } from '#functions/stores/users.repository.ts'
import { walletsRepository } from '#functions/stores/wallets.repository.ts'
import { serveSlice } from '#functions/wiring/serve-slice.ts'
import { wire } from '#functions/wiring/wire.ts'
import { companiesRoutes } from './companies.routes.ts'

const { db, env } = wire('companies')
const config = configReader(db, env.CONFIG_TABLE)

export const handler = serveSlice(db, companiesContract, companiesRoutes, {
  companies: companiesRepository(db, env.COMPANIES_TABLE),
  users: usersRepository(db, env.USERS_TABLE),
  bookings: bookingsRepository(db, env.BOOKINGS_TABLE),
  wallets: walletsRepository(db, env.WALLETS_TABLE),
  tenants: tenantsRepository(config),
  options: optionsRepository(config),
  tenantId: env.TENANT_ID,
})
