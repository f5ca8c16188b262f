import type { calendarContract } from '#shared/calendar/calendar.contract.ts'
import { changeCalendar } from './change-calendar.ts'
import { editAvailability } from './edit-availability.ts'
import { listAvailability } from './list-availability.ts'
import { listAvailabilityForPractice } from './list-availability-for-practice.ts'
import { postAvailability } from './post-availability.ts'
import { refreshSearchEntries } from './refresh-search-entries.ts'
import { removeAvailability } from './remove-availability.ts'

export const calendarRoutes = {
  refreshSearchEntries,
  listAvailability,
  listAvailabilityForPractice,
  changeCalendar,
  postAvailability,
  editAvailability,
  removeAvailability,
} satisfies Record<keyof typeof calendarContract, unknown>
