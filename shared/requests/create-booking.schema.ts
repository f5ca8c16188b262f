import * as z from 'zod/mini'
import { Booking } from '#shared/bookings/bookings.schema.ts'
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

export const CreateBookingBody = z.strictObject({ booking: NewBooking })
