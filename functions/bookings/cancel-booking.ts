import type { bookingsContract } from '#shared/bookings/bookings.contract.ts'
import type { Booking } from '#shared/bookings/bookings.schema.ts'
import type { InputOf } from '#shared/kernel/define-contract.ts'
import type { DayRepositories } from '#functions/staffing/write-days.ts'
import { shownBooking, type ShownBookingDeps } from '#functions/staffing/shown-booking.ts'
import { closeBooking } from '#functions/staffing/close-booking.ts'
import { closureBy } from '#functions/staffing/closure.ts'
import type { Context } from '#functions/platform/context.ts'
import type { BookingsRepository } from '#functions/stores/bookings.repository.ts'
import type { OffersRepository } from '#functions/stores/offers.repository.ts'

type Deps = Pick<Context, 'caller' | 'now' | 'today' | 'execute'> &
  DayRepositories &
  ShownBookingDeps & { offers: OffersRepository; bookings: BookingsRepository }
type Input = InputOf<(typeof bookingsContract)['cancelBooking']>

export const cancelBooking = (context: Deps, { params, body }: Input): Promise<Booking> =>
  closeBooking(
    context,
    { id: params.bookingId, of: params.accountId, dates: body.dates },
    closureBy(context.caller, body.status_reason),
    (after) => shownBooking(context, after, context.caller.party),
  )
