import * as z from 'zod/mini'
import { LocalDate } from '#shared/kernel/dates.ts'
import { periodOf } from '#shared/kernel/period.schema.ts'
import { defineContract } from '#shared/kernel/define-contract.ts'
import { AvailabilityId, CompanyId, UserId } from '#shared/kernel/ids.ts'
import { Professional } from '#shared/professionals/professionals.schema.ts'
import {
  Availability,
  ChangeCalendarBody,
  ChangedDays,
  EditAvailabilityBody,
  EditScope,
  Except,
  PostAvailabilityBody,
} from './availability.schema.ts'
import { SearchEntryFields } from './search-entry-fields.schema.ts'

const dayOfPosting = z.strictObject({ id: AvailabilityId, date: LocalDate })
const own = { roles: ['Locum'], owns: { kind: 'availability', id: 'params.id' } } as const
/** The first day of the last availability on the previous page. */
const DayBefore = z.optional(LocalDate)
const dateList = z.pipe(
  z.string(),
  z.transform((text) => text.split(',').filter(Boolean)),
)

export const calendarContract = defineContract({
  listAvailability: {
    method: 'GET',
    path: '/calendar/professional/availability/{start}/{end}',
    summary: 'Your own calendar between two dates: availability with its days, bookings and requests',
    access: { roles: ['Locum'], underGrant: 'read' },
    params: periodOf({}),
    query: z.strictObject({ NextToken: DayBefore }),
    list: Availability,
    errors: ['PROFESSIONAL_NOT_FOUND'],
    reads: ['calendars'],
    failure: 'Failed to load availability',
  },
  listAvailabilityForPractice: {
    method: 'GET',
    path: '/calendar/professional/{professionalId}/availability/{start}/{end}',
    summary: 'A professional’s calendar as a practice sees it',
    access: {
      roles: ['CompanyAdmin'],
      owns: { kind: 'company', id: 'query.companyId' },
      readsPeople: true,
      underGrant: 'read',
    },
    params: periodOf({ professionalId: UserId }),
    query: z.strictObject({ companyId: CompanyId, NextToken: DayBefore }),
    list: Availability,
    errors: ['COMPANY_NOT_FOUND', 'NOT_APPROVED', 'PRACTICE_INCOMPLETE', 'PROFESSIONAL_NOT_FOUND'],
    reads: ['calendars'],
    failure: 'Failed to load availability',
  },
  listAvailabilityOfLocum: {
    method: 'GET',
    path: '/admin/people/{userId}/availability/{start}/{end}',
    summary: 'A locum’s calendar between two dates, as they see it',
    access: { roles: ['SuperAdmin'], about: 'params.userId', logged: true },
    params: periodOf({ userId: UserId }),
    query: z.strictObject({ NextToken: DayBefore }),
    list: Availability,
    errors: [],
    reads: ['calendars'],
  },
  changeCalendar: {
    method: 'PUT',
    path: '/calendar/professional/days',
    summary:
      'Change up to a year of days in your calendar: either all changes are made or none. The response includes the command that undoes them',
    access: { roles: ['Locum'], underGrant: 'act' },
    body: ChangeCalendarBody,
    bodyName: 'Availability',
    response: ChangedDays,
    errors: ['PROFESSIONAL_NOT_FOUND', 'AVAILABILITY_NOT_FOUND', 'DAY_BOOKED', 'STALE_STATE'],
    changes: ['offers', 'bookings', 'calendars'],
    failure: 'Failed to update or load availability',
  },
  postAvailability: {
    method: 'POST',
    path: '/calendar/professional/availability',
    summary:
      'Post availability for a day, a range or a weekly pattern, or mark days Unavailable. With `posting`, the days are added to that posting of yours',
    access: { roles: ['Locum'], underGrant: 'act' },
    body: PostAvailabilityBody,
    bodyName: 'Availability',
    response: Availability,
    errors: ['PROFESSIONAL_NOT_FOUND', 'AVAILABILITY_NOT_FOUND', 'DAY_BOOKED'],
    changes: ['offers', 'bookings', 'calendars'],
    failure: 'Failed to create or load availability',
  },
  editAvailability: {
    method: 'PUT',
    path: '/calendar/professional/availability/{id}/{date}',
    summary: 'Change a day of a posting, or that day and all later ones',
    access: { ...own, underGrant: 'act' },
    params: dayOfPosting,
    body: EditAvailabilityBody,
    bodyName: 'Availability',
    response: Availability,
    errors: ['PROFESSIONAL_NOT_FOUND', 'AVAILABILITY_NOT_FOUND', 'DAY_BOOKED'],
    changes: ['offers', 'bookings', 'calendars'],
    failure: 'Failed to update or load availability',
  },
  removeAvailability: {
    method: 'DELETE',
    path: '/calendar/professional/availability/{id}/{date}',
    summary: 'Remove a day of a posting, or that day and all later ones',
    access: { ...own, underGrant: 'act' },
    params: dayOfPosting,
    query: z.strictObject({ scope: z._default(EditScope, 'day'), except: z.optional(z.pipe(dateList, Except)) }),
    response: z.strictObject({ id: AvailabilityId, dates: z.array(LocalDate) }),
    errors: ['PROFESSIONAL_NOT_FOUND', 'AVAILABILITY_NOT_FOUND', 'DAY_BOOKED'],
    changes: ['offers', 'bookings', 'calendars'],
    failure: 'Failed to delete availability',
  },
  refreshSearchEntries: {
    method: 'PUT',
    path: '/calendar/professional/availability/update-all/{userId}',
    summary: 'Rewrite your search entries from your profile; saving the profile already does this',
    access: { roles: ['Locum'], owns: { kind: 'self', id: 'params.userId' }, underGrant: 'act' },
    params: z.strictObject({ userId: UserId }),
    body: SearchEntryFields,
    response: Professional,
    errors: ['PROFESSIONAL_NOT_FOUND'],
    changes: [],
  },
})
