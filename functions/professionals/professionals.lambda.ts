import { professionalsContract } from '#shared/professionals/professionals.contract.ts'
import { configReader } from '#functions/platform/dynamo/config-reader.ts'
import { agendaRepository } from '#functions/stores/agenda.repository.ts'
import { bookingsRepository } from '#functions/stores/bookings.repository.ts'
import { calendarsRepository } from '#functions/stores/calendars.repository.ts'
import { companiesRepository } from '#functions/stores/companies.repository.ts'
import { instantBookingsRepository } from '#functions/stores/instant-bookings.repository.ts'
import { optionsRepository } from '#functions/stores/options.repository.ts'
import { professionalsRepository } from '#functions/stores/professionals.repository.ts'
import { searchEntriesRepository } from '#functions/stores/search-entries.repository.ts'
import { usersRepository } from '#functions/stores/users.repository.ts'
import { walletsRepository } from '#functions/stores/wallets.repository.ts'
import { serveSlice } from '#functions/wiring/serve-slice.ts'
import { wire } from '#functions/wiring/wire.ts'
import { professionalsRoutes } from './professionals.routes.ts'

const { db, env } = wire('professionals')

export const handler = serveSlice(db, professionalsContract, professionalsRoutes, {
  professionals: professionalsRepository(db, env.PROFESSIONALS_TABLE),
  instantBookings: instantBookingsRepository(db, env.PROFESSIONALS_TABLE),
  calendars: calendarsRepository(db, env.CALENDARS_TABLE),
  searchEntries: searchEntriesRepository(db, env.SEARCH_TABLE),
  users: usersRepository(db, env.USERS_TABLE),
  companies: companiesRepository(db, env.COMPANIES_TABLE),
  agenda: agendaRepository(db, env.AGENDA_TABLE),
  bookings: bookingsRepository(db, env.BOOKINGS_TABLE),
  wallets: walletsRepository(db, env.WALLETS_TABLE),
  options: optionsRepository(configReader(db, env.CONFIG_TABLE)),
  tenantId: env.TENANT_ID,
})
