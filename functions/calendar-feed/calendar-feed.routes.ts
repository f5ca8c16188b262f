import type { calendarFeedContract } from '#shared/calendar-feed/calendar-feed.contract.ts'
import { createCalendarFeed, getCalendarFeed, readCalendarFeed, revokeCalendarFeed } from './calendar-feed.ts'
import { getBookingFile } from './get-booking-file.ts'

export const calendarFeedRoutes = {
  getBookingFile,
  getCalendarFeed,
  createCalendarFeed,
  revokeCalendarFeed,
  readCalendarFeed,
} satisfies Record<keyof typeof calendarFeedContract, unknown>
