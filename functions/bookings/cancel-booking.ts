import type { bookingsContract } from '#shared/bookings/bookings.contract.ts'
import type { Booking } from '#shared/bookings/bookings.schema.ts'
import type { InputOf } from '#shared/kernel/define-contract.ts'
import type { DayStores } from '#functions/booking-days/write-days.ts'
import { endBooking } from '#functions/endings/end-booking.ts'
import { endingBy } from '#functions/endings/ending.ts'
import type { Context } from '#functions/platform/context.ts'
import type { BookingsRepository } from '#functions/stores/bookings.repository.ts'
import type { OffersRepository } from '#functions/stores/offers.repository.ts'

type Needs = Pick<Context, 'caller' | 'now' | 'today' | 'run'> &
  DayStores & { offers: OffersRepository; bookings: BookingsRepository }
type Input = InputOf<(typeof bookingsContract)['cancelBooking']>

export const cancelBooking = (context: Needs, { params, body }: Input): Promise<Booking> =>
  endBooking(context, { id: params.bookingId, of: params.accountId }, endingBy(context.caller, body.status_reason))
