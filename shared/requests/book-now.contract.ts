import * as z from 'zod/mini'
import { Booking } from '#shared/bookings/bookings.schema.ts'
import { defineContract } from '#shared/kernel/define-contract.ts'
import { CompanyId, UserId } from '#shared/kernel/ids.ts'
import { InstantLimits } from '#shared/professionals/instant-booking.schema.ts'
import { BookNowBody } from './requests.schema.ts'

const onePair = () => z.strictObject({ companyId: CompanyId, professionalId: UserId })
const ofCompany = { kind: 'company', id: 'params.companyId' } as const

/** Decision 183. */
export const bookNowContract = defineContract({
  getInstantLimits: {
    method: 'GET',
    path: '/companies/{companyId}/instant-booking/{professionalId}',
    summary: 'Whether the practice can book a locum at once, and within which limits',
    access: { roles: ['CompanyAdmin'], owns: ofCompany, readsPeople: true, underGrant: 'read' },
    params: onePair(),
    response: InstantLimits,
    errors: ['COMPANY_NOT_FOUND', 'NOT_APPROVED', 'PRACTICE_INCOMPLETE'],
    reads: ['instantBooking', 'bookings'],
  },
  bookNow: {
    method: 'POST',
    path: '/companies/{companyId}/instant-booking/{professionalId}',
    summary: 'Book a locum at once, at their own rates, for hours that they have posted',
    access: {
      roles: ['CompanyAdmin'],
      owns: { ...ofCompany, member: 'manager' },
      approved: true,
      readsPeople: true,
      underGrant: 'never',
    },
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
      'LOCUM_REGISTRATION_ENDS',
      'INSTANT_OFF',
      'INSTANT_HOURS',
      'INSTANT_REGION',
      'INSTANT_NOTICE',
      'INSTANT_LIMIT',
      'QUOTA_EXCEEDED',
    ],
    changes: ['offers', 'bookings', 'calendars', 'wallets'],
    failure: 'Failed to create or load booking',
  },
})
