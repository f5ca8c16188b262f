import { locumListsContract } from '#shared/locum-lists/locum-lists.contract.ts'
import { blocksRepository } from '#functions/stores/blocks.repository.ts'
import { bookingsRepository } from '#functions/stores/bookings.repository.ts'
import { companiesRepository } from '#functions/stores/companies.repository.ts'
import { favouritesRepository } from '#functions/stores/favourites.repository.ts'
import { blocksAndPoolsRepository } from '#functions/stores/blocks-and-pools.repository.ts'
import { poolsRepository } from '#functions/stores/pools.repository.ts'
import { professionalsRepository } from '#functions/stores/professionals.repository.ts'
import { searchEntriesRepository } from '#functions/stores/search-entries.repository.ts'
import { usersRepository } from '#functions/stores/users.repository.ts'
import { serveSlice } from '#functions/wiring/serve-slice.ts'
import { wire } from '#functions/wiring/wire.ts'
import { locumListsRoutes } from './locum-lists.routes.ts'

const { db, env } = wire('locum-lists')

export const handler = serveSlice(db, locumListsContract, locumListsRoutes, {
  favourites: favouritesRepository(db, env.COMPANIES_TABLE),
  blocks: blocksRepository(db, env.COMPANIES_TABLE),
  pools: poolsRepository(db, env.COMPANIES_TABLE),
  blocksAndPools: blocksAndPoolsRepository(db, env.PROFESSIONALS_TABLE),
  searchEntries: searchEntriesRepository(db, env.SEARCH_TABLE),
  professionals: professionalsRepository(db, env.PROFESSIONALS_TABLE),
  bookings: bookingsRepository(db, env.BOOKINGS_TABLE),
  companies: companiesRepository(db, env.COMPANIES_TABLE),
  users: usersRepository(db, env.USERS_TABLE),
})
