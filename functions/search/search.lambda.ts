import { searchContract } from '#shared/search/search.contract.ts'
import { searchEntriesRepository } from '#functions/stores/search-entries.repository.ts'
import { blocksRepository } from '#functions/stores/blocks.repository.ts'
import { favouritesRepository } from '#functions/stores/favourites.repository.ts'
import { companiesRepository } from '#functions/stores/companies.repository.ts'
import { usersRepository } from '#functions/stores/users.repository.ts'
import { optionsRepository } from '#functions/stores/options.repository.ts'
import { documentClient } from '#functions/platform/dynamo/client.ts'
import { configReader } from '#functions/platform/dynamo/config-reader.ts'
import { readEnv } from '#functions/platform/env.ts'
import { serveContract } from '#functions/platform/http/serve-contract.ts'
import { createOwnershipChecks } from '#functions/access/ownership.ts'
import { SearchEnv } from './search.env.ts'
import { searchRoutes } from './search.routes.ts'

const env = readEnv(SearchEnv)
const db = documentClient()
const deps = {
  searchEntries: searchEntriesRepository(db, env.SEARCH_TABLE),
  favourites: favouritesRepository(db, env.COMPANIES_TABLE),
  blocks: blocksRepository(db, env.COMPANIES_TABLE),
  companies: companiesRepository(db, env.COMPANIES_TABLE),
  options: optionsRepository(configReader(db, env.CONFIG_TABLE)),
}

export const handler = serveContract(searchContract, searchRoutes, {
  db,
  deps,
  owners: createOwnershipChecks<typeof searchContract>({ ...deps, users: usersRepository(db, env.USERS_TABLE) }),
})
