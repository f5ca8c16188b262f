import { walletsContract } from '#shared/wallets/wallets.contract.ts'
import { configReader } from '#functions/platform/dynamo/config-reader.ts'
import { bookingsRepository } from '#functions/stores/bookings.repository.ts'
import { companiesRepository } from '#functions/stores/companies.repository.ts'
import { optionsRepository } from '#functions/stores/options.repository.ts'
import { professionalsRepository } from '#functions/stores/professionals.repository.ts'
import { tenantsRepository } from '#functions/stores/tenants.repository.ts'
import { usersRepository } from '#functions/stores/users.repository.ts'
import { walletsRepository } from '#functions/stores/wallets.repository.ts'
import { serveSlice } from '#functions/wiring/serve-slice.ts'
import { wire } from '#functions/wiring/wire.ts'
import { walletsRoutes } from './wallets.routes.ts'

const { db, env } = wire('wallets')
const config = configReader(db, env.CONFIG_TABLE)

export const handler = serveSlice(db, walletsContract, walletsRoutes, {
  wallets: walletsRepository(db, env.WALLETS_TABLE),
  bookings: bookingsRepository(db, env.BOOKINGS_TABLE),
  companies: companiesRepository(db, env.COMPANIES_TABLE),
  professionals: professionalsRepository(db, env.PROFESSIONALS_TABLE),
  users: usersRepository(db, env.USERS_TABLE),
  tenants: tenantsRepository(config),
  options: optionsRepository(config),
  tenantId: env.TENANT_ID,
})
