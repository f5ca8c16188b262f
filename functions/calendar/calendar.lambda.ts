import { calendarContract } from '#shared/calendar/calendar.contract.ts'
import { calendarsRepository } from '#functions/stores/calendars.repository.ts'
import { companiesRepository } from '#functions/stores/companies.repository.ts'
import { offersRepository } from '#functions/stores/offers.repository.ts'
import { professionalsRepository } from '#functions/stores/professionals.repository.ts'
import { searchEntriesRepository } from '#functions/stores/search-entries.repository.ts'
import { usersRepository } from '#functions/stores/users.repository.ts'
import { serveSlice } from '#functions/wiring/serve-slice.ts'
import { wire } from '#functions/wiring/wire.ts'
import { calendarRoutes } from './calendar.routes.ts'

const { db, env } = wire('calendar')

export const handler = serveSlice(db, calendarContract, calendarRoutes, {
  professionals: professionalsRepository(db, env.PROFESSIONALS_TABLE),
  calendars: calendarsRepository(db, env.CALENDARS_TABLE),
  searchEntries: searchEntriesRepository(db, env.SEARCH_TABLE),
  offers: offersRepository(db, env.OFFERS_TABLE),
  companies: companiesRepository(db, env.COMPANIES_TABLE),
  users: usersRepository(db, env.USERS_TABLE),
})
