import * as z from 'zod/mini'
import { pageQuery, periodOf } from '#shared/kernel/period.schema.ts'
import { defineContract } from '#shared/kernel/define-contract.ts'
import { BookingId, CompanyId, UserId } from '#shared/kernel/ids.ts'
import { ReasonBody } from '#shared/kernel/reason.schema.ts'
import { Booking, BookingRecord, CancelBody } from './bookings.schema.ts'

const party = { roles: ['Locum', 'CompanyAdmin'], owns: { kind: 'booking', id: 'params.bookingId' } } as const

export const bookingsContract = defineContract({
  listProfessionalBookings: {
    method: 'GET',
    path: '/bookings/professional/{userId}/{start}/{end}',
    summary: 'A locum’s bookings whose last shift is between two dates, by the day it ends on',
    access: { roles: ['Locum', 'SuperAdmin'], owns: { kind: 'self', id: 'params.userId' } },
    params: periodOf({ userId: UserId }),
    query: pageQuery,
    list: Booking,
    listSummary: BookingRecord,
    errors: ['PROFESSIONAL_NOT_FOUND'],
    reads: ['bookings'],
    failure: 'Failed to load bookings',
  },
  listPracticeBookings: {
    method: 'GET',
    path: '/bookings/practice/{companyId}/{start}/{end}',
    summary: 'A practice’s bookings whose last shift is between two dates, by the day it ends on',
    access: { roles: ['CompanyAdmin', 'SuperAdmin'], owns: { kind: 'company', id: 'params.companyId' } },
    params: periodOf({ companyId: CompanyId }),
    query: pageQuery,
    list: Booking,
    listSummary: BookingRecord,
    errors: ['COMPANY_NOT_FOUND'],
    reads: ['bookings'],
    failure: 'Failed to load bookings',
  },
  getBooking: {
    method: 'GET',
    path: '/bookings/{bookingId}',
    summary: 'One booking with its cost summary',
    access: { ...party, roles: ['Locum', 'CompanyAdmin', 'SuperAdmin'] },
    params: z.strictObject({ bookingId: BookingId }),
    response: Booking,
    errors: ['BOOKING_NOT_FOUND'],
    reads: ['bookings'],
    failure: 'Failed to load bookings',
  },
  cancelBooking: {
    method: 'PUT',
    path: '/bookings/schedule/{bookingId}/{accountId}/cancel',
    summary: 'Cancel all days of a booking that have not started, or some of them. accountId is the party that cancels',
    access: party,
    params: z.strictObject({ bookingId: BookingId, accountId: z.union([UserId, CompanyId]) }),
    body: CancelBody,
    response: Booking,
    errors: ['BOOKING_NOT_FOUND', 'BOOKING_PAST', 'BOOKING_BEGUN', 'BOOKING_DAY_CLOSED', 'STALE_STATE'],
    changes: ['offers', 'bookings', 'calendars'],
    failure: 'Failed to update or load booking',
  },
  undoBooking: {
    method: 'PUT',
    path: '/bookings/schedule/{bookingId}/{accountId}/undo',
    summary: 'Undo a confirmation made by mistake, within 30 minutes. accountId is the party that undoes it',
    access: party,
    params: z.strictObject({ bookingId: BookingId, accountId: z.union([UserId, CompanyId]) }),
    body: ReasonBody,
    response: Booking,
    errors: ['BOOKING_NOT_FOUND', 'UNDO_TOO_LATE', 'UNDO_TOO_NEAR', 'STALE_STATE'],
    changes: ['offers', 'bookings', 'calendars'],
    failure: 'Failed to update or load booking',
  },
})
