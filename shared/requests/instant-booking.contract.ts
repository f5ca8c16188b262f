import * as z from 'zod/mini'
import { Booking } from '#shared/bookings/bookings.schema.ts'
import { defineContract } from '#shared/kernel/define-contract.ts'
import { CompanyId, UserId } from '#shared/kernel/ids.ts'
import {
  BookNowBody,
  InstantBooking,
  InstantBookingBody,
  InstantLimits,
  StarredPractice,
} from './instant-booking.schema.ts'

const own = { roles: ['Locum'] } as const
const onePractice = () => z.strictObject({ companyId: CompanyId })
const onePair = () => z.strictObject({ companyId: CompanyId, professionalId: UserId })
const ofCompany = { kind: 'company', id: 'params.companyId' } as const

/** A locum may let starred practices book at once, without a request: decision 183. */
export const instantBookingContract = defineContract({
  getInstantBooking: {
    method: 'GET',
    path: '/professionals/profile/instant-booking',
    summary: 'Which practices you let book you at once, and within which limits',
    access: own,
    response: InstantBooking,
    errors: ['PROFESSIONAL_NOT_FOUND'],
    reads: ['instant booking'],
  },
  saveInstantBooking: {
    method: 'PUT',
    path: '/professionals/profile/instant-booking',
    summary: 'Switch instant booking on or off, and set its limits; switching it on needs your agreement to its terms',
    access: own,
    body: InstantBookingBody,
    response: InstantBooking,
    errors: ['PROFESSIONAL_NOT_FOUND'],
    changes: ['instant booking'],
    replaces: 'getInstantBooking',
  },
  starPractice: {
    method: 'PUT',
    path: '/professionals/profile/instant-booking/practices/{companyId}',
    summary: 'Star a practice: it can book you at once while instant booking is on',
    access: own,
    params: onePractice(),
    response: StarredPractice,
    errors: ['PROFESSIONAL_NOT_FOUND', 'COMPANY_NOT_FOUND', 'QUOTA_EXCEEDED'],
    changes: ['instant booking'],
  },
  unstarPractice: {
    method: 'DELETE',
    path: '/professionals/profile/instant-booking/practices/{companyId}',
    summary: 'Remove the star of a practice: it can no longer book you at once',
    access: own,
    params: onePractice(),
    response: StarredPractice,
    errors: ['PROFESSIONAL_NOT_FOUND'],
    changes: ['instant booking'],
  },
  getInstantLimits: {
    method: 'GET',
    path: '/companies/{companyId}/instant-booking/{professionalId}',
    summary: 'Whether the practice can book a locum at once, and within which limits',
    access: { roles: ['CompanyAdmin'], owns: ofCompany, readsPeople: true },
    params: onePair(),
    response: InstantLimits,
    errors: ['COMPANY_NOT_FOUND', 'NOT_APPROVED', 'PRACTICE_INCOMPLETE'],
    reads: ['instant booking', 'bookings'],
  },
  bookNow: {
    method: 'POST',
    path: '/companies/{companyId}/instant-booking/{professionalId}',
    summary: 'Book a locum at once, at their own rates, for hours that they have posted',
    access: { roles: ['CompanyAdmin'], owns: ofCompany, approved: true, readsPeople: true },
    params: onePair(),
    body: BookNowBody,
    causesMail: true,
    response: Booking,
    errors: [
      'COMPANY_NOT_FOUND',
      'NOT_APPROVED',
      'PRACTICE_INCOMPLETE',
      'PROFESSIONAL_NOT_FOUND',
      'LOCUM_BLOCKED',
      'LOCUM_NOT_APPROVED',
      'LOCUM_BOOKED',
      'INSTANT_OFF',
      'INSTANT_HOURS',
      'INSTANT_REGION',
      'INSTANT_NOTICE',
      'INSTANT_LIMIT',
      'QUOTA_EXCEEDED',
    ],
    changes: ['offers', 'bookings', 'calendars'],
    failure: 'Failed to create or load booking',
  },
})
