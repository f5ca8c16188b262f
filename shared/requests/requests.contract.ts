import * as z from 'zod/mini'
import { Booking } from '#shared/bookings/bookings.schema.ts'
import { PostingRef } from '#shared/calendar/availability.schema.ts'
import { LocalDate } from '#shared/kernel/dates.ts'
import { defineContract } from '#shared/kernel/define-contract.ts'
import { Offer } from '#shared/offers/offers.schema.ts'
import { AcceptRequestBody, DeclineRequestBody, EndRequestBody, RequestBookingBody } from './requests.schema.ts'

const dayOfRequest = z.strictObject({ id: PostingRef, date: LocalDate })
const owns = { kind: 'offer', id: 'body.id' } as const

/** A booking request is a private offer for an availability, or for a professional's days without one. */
export const requestsContract = defineContract({
  requestBooking: {
    method: 'PUT',
    path: '/calendar/professional/availability/request-booking/{id}/{date}',
    summary: 'Send a professional a booking request; {id} is an availability, or the professional for days without one',
    access: { roles: ['CompanyAdmin'], owns: { kind: 'company', id: 'body.accountid' }, readsPeople: true },
    params: dayOfRequest,
    body: RequestBookingBody,
    causesMail: true,
    response: Offer,
    errors: [
      'COMPANY_NOT_FOUND',
      'NOT_APPROVED',
      'PRACTICE_INCOMPLETE',
      'PROFESSIONAL_NOT_FOUND',
      'LOCUM_NOT_APPROVED',
      'AVAILABILITY_NOT_FOUND',
      'DAY_UNAVAILABLE',
      'DAY_REQUESTED',
      'LOCUM_BOOKED',
      'QUOTA_EXCEEDED',
    ],
    changes: ['offers', 'bookings', 'calendars'],
    failure: 'Failed to update or load availability',
  },
  cancelBookingRequest: {
    method: 'PUT',
    path: '/calendar/professional/availability/cancel-booking-request/{availabilityId}/{date}',
    aliases: ['/calendar/professional/availability/cancel/{availabilityId}/{date}'],
    summary: 'Withdraw a booking request (practice) or decline it (professional)',
    access: { roles: ['Locum', 'CompanyAdmin'], owns },
    params: z.strictObject({ availabilityId: PostingRef, date: LocalDate }),
    body: EndRequestBody,
    response: Offer,
    errors: ['OFFER_NOT_FOUND', 'DATE_NOT_OPEN', 'STALE_STATE'],
    changes: ['offers', 'bookings', 'calendars'],
    failure: 'Failed to update or load availability',
  },
  acceptBookingRequest: {
    method: 'PUT',
    path: '/calendar/professional/availability/accept/{id}/{date}',
    summary: 'Accept days of a booking request: creates the booking and declines the other days',
    access: { roles: ['Locum'], owns, approved: true },
    params: dayOfRequest,
    body: AcceptRequestBody,
    causesMail: true,
    response: Booking,
    errors: [
      'OFFER_NOT_FOUND',
      'NOT_APPROVED',
      'REQUEST_CHANGED',
      'DATE_NOT_OPEN',
      'DAY_OFF',
      'YOU_ARE_BOOKED',
      'STALE_STATE',
      'QUOTA_EXCEEDED',
    ],
    changes: ['offers', 'bookings', 'calendars'],
    failure: 'Failed to create or load booking',
  },
  rejectBookingRequest: {
    method: 'PUT',
    path: '/calendar/professional/availability/reject/{id}/{date}',
    summary: 'Decline a booking request or some of its days',
    access: { roles: ['Locum'], owns },
    params: dayOfRequest,
    body: DeclineRequestBody,
    response: Offer,
    errors: ['OFFER_NOT_FOUND', 'DATE_NOT_OPEN', 'STALE_STATE'],
    changes: ['offers', 'bookings', 'calendars'],
    failure: 'Failed to update or load availability',
  },
})
