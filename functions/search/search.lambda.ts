import { searchContract } from '#shared/search/search.contract.ts'
import { configReader } from '#functions/platform/dynamo/config-reader.ts'
import { blocksRepository } from '#functions/stores/blocks.repository.ts'
import { companiesRepository } from '#functions/stores/companies.repository.ts'
import { favouritesRepository } from '#functions/stores/favourites.repository.ts'
import { optionsRepository } from '#functions/stores/options.repository.ts'
import { searchEntriesRepository } from '#functions/stores/search-entries.repository.ts'
import { usersRepository } from '#functions/stores/users.repository.ts'
import { serveSlice } from '#functions/wiring/serve-slice.ts'
import { wire } from '#functions/wiring/wire.ts'
import { searchRoutes } from './search.routes.ts'

const { db, env } = wire('search')

export const handler = serveSlice(db, searchContract, searchRoutes, {
  searchEntries: searchEntriesRepository(db, env.SEARCH_TABLE),
  favourites: favouritesRepository(db, env.COMPANIES_TABLE),
  blocks: blocksRepository(db, env.COMPANIES_TABLE),
  companies: companiesRepository(db, env.COMPANIES_TABLE),
  users: usersRepository(db, env.USERS_TABLE),
  options: optionsRepository(configReader(db, env.CONFIG_TABLE)),
})
