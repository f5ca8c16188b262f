import { adminContract } from '#shared/admin/admin.contract.ts'
import { calendarsRepository } from '#functions/stores/calendars.repository.ts'
import { searchEntriesRepository } from '#functions/stores/search-entries.repository.ts'
import { companiesRepository } from '#functions/stores/companies.repository.ts'
import { documentStore } from '#functions/stores/document-store.ts'
import { reportsRepository } from '#functions/stores/reports.repository.ts'
import { usersRepository } from '#functions/stores/users.repository.ts'
import { documentClient } from '#functions/platform/dynamo/client.ts'
import { readEnv } from '#functions/platform/env.ts'
import { serveContract } from '#functions/platform/http/serve-contract.ts'
import { professionalsRepository } from '#functions/stores/professionals.repository.ts'
import { createOwnershipChecks } from '#functions/access/ownership.ts'
import { AdminEnv } from './admin.env.ts'
import { adminRoutes } from './admin.routes.ts'

const env = readEnv(AdminEnv)
const db = documentClient()

export const handler = serveContract(adminContract, adminRoutes, {
  db,
  commandsTable: env.COMMANDS_TABLE,
  deps: {
    professionals: professionalsRepository(db, env.PROFESSIONALS_TABLE),
    calendars: calendarsRepository(db, env.CALENDARS_TABLE),
    searchEntries: searchEntriesRepository(db, env.SEARCH_TABLE),
    users: usersRepository(db, env.USERS_TABLE),
    reports: reportsRepository(db, env.REPORTS_TABLE),
    store: documentStore(env.DOCUMENTS_BUCKET),
    companies: companiesRepository(db, env.COMPANIES_TABLE),
  },
  owners: createOwnershipChecks<typeof adminContract>({ users: usersRepository(db, env.USERS_TABLE) }),
})
