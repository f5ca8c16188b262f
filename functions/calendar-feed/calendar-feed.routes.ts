import type { calendarFeedContract } from '#shared/calendar-feed/calendar-feed.contract.ts'
import { createCalendarFeed } from './create-calendar-feed.ts'
import { getBookingFile } from './get-booking-file.ts'
import { getCalendarFeed } from './get-calendar-feed.ts'
import { readCalendarFeed } from './read-calendar-feed.ts'
import { revokeCalendarFeed } from './revoke-calendar-feed.ts'

export const calendarFeedRoutes = {
  getBookingFile,
  getCalendarFeed,
  createCalendarFeed,
  revokeCalendarFeed,
  readCalendarFeed,
} satisfies Record<keyof typeof calendarFeedContract, unknown>
