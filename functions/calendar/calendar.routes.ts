import type { calendarContract } from '#shared/calendar/calendar.contract.ts'
import type { Handlers } from '#functions/platform/http/serve-contract.ts'
import type { ProfessionalRepositories } from '#functions/profiles/write-professional.ts'
import { changeDays } from './change-days.ts'
import type { ChangeContext } from './apply-changes.ts'
import { editAvailability } from './edit-availability.ts'
import { listAvailability } from './list-availability.ts'
import { listAvailabilityForPractice } from './list-availability-for-practice.ts'
import { postAvailability } from './post-availability.ts'
import { refreshSearchEntries } from './refresh-search-entries.ts'
import { removeAvailability } from './remove-availability.ts'

type Deps = ProfessionalRepositories & Pick<ChangeContext, 'offers'>

export const calendarRoutes = {
  refreshSearchEntries,
  listAvailability,
  listAvailabilityForPractice,
  changeDays,
  postAvailability,
  editAvailability,
  removeAvailability,
} satisfies Handlers<typeof calendarContract, Deps>
