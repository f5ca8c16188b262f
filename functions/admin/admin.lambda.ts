import { adminContract } from '#shared/admin/admin.contract.ts'
import { calendarsRepository } from '#functions/stores/calendars.repository.ts'
import { companiesRepository } from '#functions/stores/companies.repository.ts'
import { documentStore } from '#functions/stores/document-store.ts'
import { professionalsRepository } from '#functions/stores/professionals.repository.ts'
import { reportsRepository } from '#functions/stores/reports.repository.ts'
import { searchEntriesRepository } from '#functions/stores/search-entries.repository.ts'
import { usersRepository } from '#functions/stores/users.repository.ts'
import { serveSlice } from '#functions/wiring/serve-slice.ts'
import { wire } from '#functions/wiring/wire.ts'
import { adminRoutes } from './admin.routes.ts'

const { db, env } = wire('admin')

export const handler = serveSlice(db, adminContract, adminRoutes, {
  professionals: professionalsRepository(db, env.PROFESSIONALS_TABLE),
  calendars: calendarsRepository(db, env.CALENDARS_TABLE),
  searchEntries: searchEntriesRepository(db, env.SEARCH_TABLE),
  companies: companiesRepository(db, env.COMPANIES_TABLE),
  users: usersRepository(db, env.USERS_TABLE),
  reports: reportsRepository(db, env.REPORTS_TABLE),
  store: documentStore(env.DOCUMENTS_BUCKET),
})
