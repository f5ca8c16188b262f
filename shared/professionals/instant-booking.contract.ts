import * as z from 'zod/mini'
import { defineContract } from '#shared/kernel/define-contract.ts'
import { CompanyId } from '#shared/kernel/ids.ts'
import { InstantBooking, InstantBookingBody, StarredPractice } from './instant-booking.schema.ts'

const own = { roles: ['Locum'] } as const
const onePractice = () => z.strictObject({ companyId: CompanyId })

/** A locum may let starred practices book at once, without a request: decision 183. */
export const instantBookingContract = defineContract({
  getInstantBooking: {
    method: 'GET',
    path: '/professionals/profile/instant-booking',
    summary: 'Which practices you let book you at once, and within which limits',
    access: { ...own, underGrant: 'read' },
    response: InstantBooking,
    errors: ['PROFESSIONAL_NOT_FOUND'],
    reads: ['instantBooking'],
  },
  saveInstantBooking: {
    method: 'PUT',
    path: '/professionals/profile/instant-booking',
    summary: 'Switch instant booking on or off, and set its limits; switching it on needs your agreement to its terms',
    access: { ...own, underGrant: 'never' },
    body: InstantBookingBody,
    response: InstantBooking,
    errors: ['PROFESSIONAL_NOT_FOUND'],
    takesVersion: true,
    changes: ['instantBooking'],
    replaces: 'getInstantBooking',
  },
  starPractice: {
    method: 'PUT',
    path: '/professionals/profile/instant-booking/practices/{companyId}',
    summary: 'Add a practice to your favourites: it can book you at once while instant booking is on',
    access: { ...own, underGrant: 'never' },
    params: onePractice(),
    response: StarredPractice,
    errors: ['PROFESSIONAL_NOT_FOUND', 'COMPANY_NOT_FOUND', 'QUOTA_EXCEEDED'],
    changes: ['instantBooking'],
  },
  unstarPractice: {
    method: 'DELETE',
    path: '/professionals/profile/instant-booking/practices/{companyId}',
    summary: 'Remove a practice from your favourites: it can no longer book you at once',
    access: { ...own, underGrant: 'never' },
    params: onePractice(),
    response: StarredPractice,
    errors: ['PROFESSIONAL_NOT_FOUND'],
    changes: ['instantBooking'],
  },
})
