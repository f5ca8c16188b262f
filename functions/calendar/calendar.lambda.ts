import { calendarContract } from '#shared/calendar/calendar.contract.ts'
import { searchEntriesRepository } from '#functions/stores/search-entries.repository.ts'
import { companiesRepository } from '#functions/stores/companies.repository.ts'
import { usersRepository } from '#functions/stores/users.repository.ts'
import { offersRepository } from '#functions/stores/offers.repository.ts'
import { documentClient } from '#functions/platform/dynamo/client.ts'
import { readEnv } from '#functions/platform/env.ts'
import { serveContract } from '#functions/platform/http/serve-contract.ts'
import { professionalsRepository } from '#functions/stores/professionals.repository.ts'
import { createOwnershipChecks } from '#functions/access/ownership.ts'
import { CalendarEnv } from './calendar.env.ts'
import { calendarsRepository } from '#functions/stores/calendars.repository.ts'
import { calendarRoutes } from './calendar.routes.ts'

const env = readEnv(CalendarEnv)
const db = documentClient()

export const handler = serveContract(calendarContract, calendarRoutes, {
  db,
  commandsTable: env.COMMANDS_TABLE,
  deps: {
    professionals: professionalsRepository(db, env.PROFESSIONALS_TABLE),
    calendars: calendarsRepository(db, env.CALENDARS_TABLE),
    searchEntries: searchEntriesRepository(db, env.SEARCH_TABLE),
    offers: offersRepository(db, env.OFFERS_TABLE),
  },
  owners: createOwnershipChecks<typeof calendarContract>({
    companies: companiesRepository(db, env.COMPANIES_TABLE),
    users: usersRepository(db, env.USERS_TABLE),
  }),
})
