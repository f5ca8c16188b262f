import type { calendarFeedContract } from '#shared/calendar-feed/calendar-feed.contract.ts'
import type { Handlers } from '#functions/platform/http/serve-contract.ts'
import type { BookingsRepository } from '#functions/stores/bookings.repository.ts'
import type { CalendarFeedsRepository } from '#functions/stores/calendar-feeds.repository.ts'
import type { CompaniesRepository } from '#functions/stores/companies.repository.ts'
import type { OffersRepository } from '#functions/stores/offers.repository.ts'
import type { UsersRepository } from '#functions/stores/users.repository.ts'
import { createCalendarFeed } from './create-calendar-feed.ts'
import { getBookingFile } from './get-booking-file.ts'
import { getCalendarFeed } from './get-calendar-feed.ts'
import { readCalendarFeed } from './read-calendar-feed.ts'
import { revokeCalendarFeed } from './revoke-calendar-feed.ts'

type Deps = {
  bookings: BookingsRepository
  offers: OffersRepository
  companies: CompaniesRepository
  users: UsersRepository
  feeds: CalendarFeedsRepository
  newSecret: () => string
  tenantId: string
  siteUrl: string
}

export const calendarFeedRoutes = {
  getBookingFile,
  getCalendarFeed,
  createCalendarFeed,
  revokeCalendarFeed,
  readCalendarFeed,
} satisfies Handlers<typeof calendarFeedContract, Deps>
