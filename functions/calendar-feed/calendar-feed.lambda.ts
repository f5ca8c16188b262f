import { randomBytes } from 'node:crypto'
import { calendarFeedContract } from '#shared/calendar-feed/calendar-feed.contract.ts'
import { bookingsRepository } from '#functions/stores/bookings.repository.ts'
import { calendarFeedsRepository } from '#functions/stores/calendar-feeds.repository.ts'
import { companiesRepository } from '#functions/stores/companies.repository.ts'
import { offersRepository } from '#functions/stores/offers.repository.ts'
import { usersRepository } from '#functions/stores/users.repository.ts'
import { serveSlice } from '#functions/wiring/serve-slice.ts'
import { wire } from '#functions/wiring/wire.ts'
import { calendarFeedRoutes } from './calendar-feed.routes.ts'

const { db, env } = wire('calendar-feed')

export const handler = serveSlice(db, calendarFeedContract, calendarFeedRoutes, {
  bookings: bookingsRepository(db, env.BOOKINGS_TABLE),
  offers: offersRepository(db, env.OFFERS_TABLE),
  companies: companiesRepository(db, env.COMPANIES_TABLE),
  users: usersRepository(db, env.USERS_TABLE),
  feeds: calendarFeedsRepository(db, env.USERS_TABLE),
  newSecret: () => randomBytes(32).toString('base64url'),
  tenantId: env.TENANT_ID,
  siteUrl: env.LINKS_URL,
})
