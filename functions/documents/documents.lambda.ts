import { documentsContract } from '#shared/documents/documents.contract.ts'
import { calendarsRepository } from '#functions/stores/calendars.repository.ts'
import { searchEntriesRepository } from '#functions/stores/search-entries.repository.ts'
import { companiesRepository } from '#functions/stores/companies.repository.ts'
import { usersRepository } from '#functions/stores/users.repository.ts'
import { documentClient } from '#functions/platform/dynamo/client.ts'
import { readEnv } from '#functions/platform/env.ts'
import { serveContract } from '#functions/platform/http/serve-contract.ts'
import { professionalsRepository } from '#functions/stores/professionals.repository.ts'
import { createOwnershipChecks } from '#functions/access/ownership.ts'
import { documentStore } from '#functions/stores/document-store.ts'
import { DocumentsEnv } from './documents.env.ts'
import { documentsRoutes } from './documents.routes.ts'

const env = readEnv(DocumentsEnv)
const db = documentClient()
const professionals = professionalsRepository(db, env.PROFESSIONALS_TABLE)
const companies = companiesRepository(db, env.COMPANIES_TABLE)

export const handler = serveContract(documentsContract, documentsRoutes, {
  db,
  commandsTable: env.COMMANDS_TABLE,
  deps: {
    professionals,
    calendars: calendarsRepository(db, env.CALENDARS_TABLE),
    searchEntries: searchEntriesRepository(db, env.SEARCH_TABLE),
    companies,
    store: documentStore(env.DOCUMENTS_BUCKET),
  },
  owners: createOwnershipChecks<typeof documentsContract>({
    companies,
    professionals,
    users: usersRepository(db, env.USERS_TABLE),
  }),
})
