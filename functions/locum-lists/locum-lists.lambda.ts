import { locumListsContract } from '#shared/locum-lists/locum-lists.contract.ts'
import { createOwnershipChecks } from '#functions/access/ownership.ts'
import { documentClient } from '#functions/platform/dynamo/client.ts'
import { readEnv } from '#functions/platform/env.ts'
import { serveContract } from '#functions/platform/http/serve-contract.ts'
import { blocksRepository } from '#functions/stores/blocks.repository.ts'
import { bookingsRepository } from '#functions/stores/bookings.repository.ts'
import { companiesRepository } from '#functions/stores/companies.repository.ts'
import { favouritesRepository } from '#functions/stores/favourites.repository.ts'
import { listedRepository } from '#functions/stores/listed.repository.ts'
import { poolsRepository } from '#functions/stores/pools.repository.ts'
import { searchEntriesRepository } from '#functions/stores/search-entries.repository.ts'
import { professionalsRepository } from '#functions/stores/professionals.repository.ts'
import { usersRepository } from '#functions/stores/users.repository.ts'
import { LocumListsEnv } from './locum-lists.env.ts'
import { locumListsRoutes } from './locum-lists.routes.ts'

const env = readEnv(LocumListsEnv)
const db = documentClient()

export const handler = serveContract(locumListsContract, locumListsRoutes, {
  db,
  commandsTable: env.COMMANDS_TABLE,
  deps: {
    favourites: favouritesRepository(db, env.COMPANIES_TABLE),
    blocks: blocksRepository(db, env.COMPANIES_TABLE),
    bookings: bookingsRepository(db, env.BOOKINGS_TABLE),
    listed: listedRepository(db, env.PROFESSIONALS_TABLE),
    pools: poolsRepository(db, env.COMPANIES_TABLE),
    searchEntries: searchEntriesRepository(db, env.SEARCH_TABLE),
    professionals: professionalsRepository(db, env.PROFESSIONALS_TABLE),
  },
  owners: createOwnershipChecks<typeof locumListsContract>({
    companies: companiesRepository(db, env.COMPANIES_TABLE),
    users: usersRepository(db, env.USERS_TABLE),
  }),
})
