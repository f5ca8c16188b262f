import { adminContract } from '#shared/admin/admin.contract.ts'
import { secretReader } from '#functions/platform/aws/secret-reader.ts'
import { bookingsRepository } from '#functions/stores/bookings.repository.ts'
import { lookupRepository } from '#functions/stores/lookup.repository.ts'
import { auditRepository } from '#functions/stores/audit.repository.ts'
import { companiesRepository } from '#functions/stores/companies.repository.ts'
import { placementsRepository } from '#functions/stores/placements.repository.ts'
import { privacyRepository } from '#functions/stores/privacy.repository.ts'
import { professionalsRepository } from '#functions/stores/professionals.repository.ts'
import { reportsRepository } from '#functions/stores/reports.repository.ts'
import { walletsRepository } from '#functions/stores/wallets.repository.ts'
import { usersRepository } from '#functions/stores/users.repository.ts'
import { serveSlice } from '#functions/wiring/serve-slice.ts'
import { wire } from '#functions/wiring/wire.ts'
import { adminRoutes } from './admin.routes.ts'

const { db, env } = wire('admin')

export const handler = serveSlice(db, adminContract, adminRoutes, {
  users: usersRepository(db, env.USERS_TABLE),
  lookup: lookupRepository(db, env.LOOKUP_TABLE),
  bookings: bookingsRepository(db, env.BOOKINGS_TABLE),
  readLookupKey: secretReader(env.LOOKUP_SECRET),
  professionals: professionalsRepository(db, env.PROFESSIONALS_TABLE),
  companies: companiesRepository(db, env.COMPANIES_TABLE),
  placements: placementsRepository(db, env.PLACEMENTS_TABLE),
  privacy: privacyRepository(db, env.PRIVACY_TABLE),
  wallets: walletsRepository(db, env.WALLETS_TABLE),
  reports: reportsRepository(db, env.REPORTS_TABLE),
  audit: auditRepository(db, env.AUDIT_TABLE),
})
