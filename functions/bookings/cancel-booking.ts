import type { bookingsContract } from '#shared/bookings/bookings.contract.ts'
import type { Booking } from '#shared/bookings/bookings.schema.ts'
import type { InputOf } from '#shared/kernel/define-contract.ts'
import type { CalendarRepositories } from '#functions/staffing/write-calendar.ts'
import { shownBooking, type ShownBookingDeps } from '#functions/staffing/shown-booking.ts'
import { cancelBookingDays } from '#functions/staffing/cancel-booking-days.ts'
import { endingBy } from '#functions/staffing/ending.ts'
import type { Context } from '#functions/platform/context.ts'
import type { BookingsRepository } from '#functions/stores/bookings.repository.ts'
import type { OffersRepository } from '#functions/stores/offers.repository.ts'

type Deps = Pick<Context, 'caller' | 'now' | 'today' | 'execute'> &
  CalendarRepositories &
  ShownBookingDeps & { offers: OffersRepository; bookings: BookingsRepository }
type Input = InputOf<(typeof bookingsContract)['cancelBooking']>

export const cancelBooking = (context: Deps, { params, body }: Input): Promise<Booking> =>
  cancelBookingDays(
    context,
    { id: params.bookingId, partyId: params.accountId, dates: body.dates },
    endingBy(context.caller, body.status_reason),
    (after) => shownBooking(context, after, context.caller.party),
  )
