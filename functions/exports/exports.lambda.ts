import { exportsContract } from '#shared/exports/exports.contract.ts'
import { companiesRepository } from '#functions/stores/companies.repository.ts'
import { documentStore } from '#functions/stores/document-store.ts'
import { exportsRepository } from '#functions/stores/exports.repository.ts'
import { usersRepository } from '#functions/stores/users.repository.ts'
import { serveSlice } from '#functions/wiring/serve-slice.ts'
import { wire } from '#functions/wiring/wire.ts'
import { exportsRoutes } from './exports.routes.ts'

const { db, env } = wire('exports')

export const handler = serveSlice(db, exportsContract, exportsRoutes, {
  exports: exportsRepository(db, env.USERS_TABLE),
  users: usersRepository(db, env.USERS_TABLE),
  companies: companiesRepository(db, env.COMPANIES_TABLE),
  store: documentStore(env.DOCUMENTS_BUCKET),
})
