import { Booking } from '#shared/bookings/bookings.schema.ts'
import { defineContract } from '#shared/kernel/define-contract.ts'
import * as z from 'zod/mini'
import { onlyAnObject } from '#shared/kernel/errors.ts'
import { CompanyId, UserId } from '#shared/kernel/ids.ts'
import { DayRates } from '#shared/kernel/money.schema.ts'
import { atLeastOneField } from '#shared/kernel/text.ts'
import { requestFields } from './requests.schema.ts'

const ignored = Object.fromEntries(Object.keys(Booking.shape).map((name) => [name, z.optional(z.unknown())]))

/** A booking's parties, days and terms; what the server owns is ignored. Rates left out are the locum's own. */
const NewBooking = z.strictObject(
  {
    ...ignored,
    ...requestFields,
    accountid: CompanyId,
    professional: z.object({ id: UserId }),
    rates: z.optional(z.partial(DayRates).check(atLeastOneField)),
  },
  { error: ({ code }) => (code === 'invalid_type' ? onlyAnObject('Booking') : undefined) },
)

const CreateBookingBody = z.strictObject({ booking: NewBooking })

/** Decision 182. */
export const createBookingContract = defineContract({
  createBooking: {
    method: 'POST',
    path: '/bookings',
    summary: 'Book a locum for a practice, as both have agreed; a private offer that is confirmed as it is made',
    access: { roles: ['SuperAdmin'], about: 'body.booking.accountid' },
    body: CreateBookingBody,
    bodyName: 'Booking',
    response: Booking,
    errors: [
      'COMPANY_NOT_FOUND',
      'PROFESSIONAL_NOT_FOUND',
      'LOCUM_BLOCKED',
      'LOCUM_NOT_APPROVED',
      'LOCUM_BOOKED',
      'DAY_UNAVAILABLE',
      'QUOTA_EXCEEDED',
    ],
    causesMail: true,
    changes: ['offers', 'bookings', 'calendars'],
    failure: 'Failed to create or load booking',
  },
})
