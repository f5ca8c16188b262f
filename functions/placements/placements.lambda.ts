import { placementsContract } from '#shared/placements/placements.contract.ts'
import { configReader } from '#functions/platform/dynamo/config-reader.ts'
import { companiesRepository } from '#functions/stores/companies.repository.ts'
import { optionsRepository } from '#functions/stores/options.repository.ts'
import { placementsRepository } from '#functions/stores/placements.repository.ts'
import { usersRepository } from '#functions/stores/users.repository.ts'
import { serveSlice } from '#functions/wiring/serve-slice.ts'
import { wire } from '#functions/wiring/wire.ts'
import { placementsRoutes } from './placements.routes.ts'

const { db, env } = wire('placements')

export const handler = serveSlice(db, placementsContract, placementsRoutes, {
  placements: placementsRepository(db, env.PLACEMENTS_TABLE),
  companies: companiesRepository(db, env.COMPANIES_TABLE),
  options: optionsRepository(configReader(db, env.CONFIG_TABLE)),
  users: usersRepository(db, env.USERS_TABLE),
})
