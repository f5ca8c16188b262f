import { Booking } from '#shared/bookings/bookings.schema.ts'
import { defineContract } from '#shared/kernel/define-contract.ts'
import { CreateBookingBody } from './requests.schema.ts'

/** Decision 182. */
export const createBookingContract = defineContract({
  createBooking: {
    method: 'POST',
    path: '/bookings',
    summary: 'Book a locum for a practice, as both have agreed; a private offer that is confirmed as it is made',
    access: { roles: ['SuperAdmin'], about: 'body.booking.accountid', reason: 'body.status_reason' },
    body: CreateBookingBody,
    bodyName: 'Booking',
    response: Booking,
    errors: [
      'COMPANY_NOT_FOUND',
      'PROFESSIONAL_NOT_FOUND',
      'LOCUM_BLOCKED',
      'LOCUM_NOT_APPROVED',
      'LOCUM_BOOKED',
      'LOCUM_REGISTRATION_ENDS',
      'DAY_UNAVAILABLE',
      'QUOTA_EXCEEDED',
    ],
    causesMail: true,
    changes: ['offers', 'bookings', 'calendars', 'wallets'],
    failure: 'Failed to create or load booking',
  },
})
