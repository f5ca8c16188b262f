import { professionalsContract } from '#shared/professionals/professionals.contract.ts'
import { bookingsRepository } from '#functions/stores/bookings.repository.ts'
import { calendarsRepository } from '#functions/stores/calendars.repository.ts'
import { instantBookingsRepository } from '#functions/stores/instant-bookings.repository.ts'
import { searchEntriesRepository } from '#functions/stores/search-entries.repository.ts'
import { companiesRepository } from '#functions/stores/companies.repository.ts'
import { usersRepository } from '#functions/stores/users.repository.ts'
import { optionsRepository } from '#functions/stores/options.repository.ts'
import { documentClient } from '#functions/platform/dynamo/client.ts'
import { configReader } from '#functions/platform/dynamo/config-reader.ts'
import { readEnv } from '#functions/platform/env.ts'
import { serveContract } from '#functions/platform/http/serve-contract.ts'
import { createOwnershipChecks } from '#functions/access/ownership.ts'
import { ProfessionalsEnv } from './professionals.env.ts'
import { professionalsRepository } from '#functions/stores/professionals.repository.ts'
import { professionalsRoutes } from './professionals.routes.ts'

const env = readEnv(ProfessionalsEnv)
const db = documentClient()
const users = usersRepository(db, env.USERS_TABLE)
const companies = companiesRepository(db, env.COMPANIES_TABLE)

export const handler = serveContract(professionalsContract, professionalsRoutes, {
  db,
  commandsTable: env.COMMANDS_TABLE,
  deps: {
    professionals: professionalsRepository(db, env.PROFESSIONALS_TABLE),
    instantBookings: instantBookingsRepository(db, env.PROFESSIONALS_TABLE),
    calendars: calendarsRepository(db, env.CALENDARS_TABLE),
    searchEntries: searchEntriesRepository(db, env.SEARCH_TABLE),
    users,
    companies,
    bookings: bookingsRepository(db, env.BOOKINGS_TABLE),
    options: optionsRepository(configReader(db, env.CONFIG_TABLE)),
    tenantId: env.TENANT_ID,
  },
  owners: createOwnershipChecks<typeof professionalsContract>({ companies, users }),
})
