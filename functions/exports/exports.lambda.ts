import { exportsContract } from '#shared/exports/exports.contract.ts'
import { companiesRepository } from '#functions/stores/companies.repository.ts'
import { documentStore } from '#functions/stores/document-store.ts'
import { usersRepository } from '#functions/stores/users.repository.ts'
import { documentClient } from '#functions/platform/dynamo/client.ts'
import { readEnv } from '#functions/platform/env.ts'
import { serveContract } from '#functions/platform/http/serve-contract.ts'
import { createOwnershipChecks } from '#functions/access/ownership.ts'
import { ExportsEnv } from './exports.env.ts'
import { exportsRepository } from '#functions/stores/exports.repository.ts'
import { exportsRoutes } from './exports.routes.ts'

const env = readEnv(ExportsEnv)
const db = documentClient()
const users = usersRepository(db, env.USERS_TABLE)
const companies = companiesRepository(db, env.COMPANIES_TABLE)

export const handler = serveContract(exportsContract, exportsRoutes, {
  db,
  commandsTable: env.COMMANDS_TABLE,
  deps: {
    exports: exportsRepository(db, env.USERS_TABLE),
    users,
    companies,
    store: documentStore(env.DOCUMENTS_BUCKET),
  },
  owners: createOwnershipChecks<typeof exportsContract>({ companies, users }),
})
