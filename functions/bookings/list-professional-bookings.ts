import type { bookingsContract } from '#shared/bookings/bookings.contract.ts'
import type { Booking } from '#shared/bookings/bookings.schema.ts'
import type { InputOf, Page } from '#shared/kernel/define-contract.ts'
import type { Context } from '#functions/platform/context.ts'
import { pagePeriodOf } from '#functions/platform/dynamo/query-page.ts'
import type { BookingsRepository } from '#functions/stores/bookings.repository.ts'
import { bookingView } from '#functions/stores/bookings.view.ts'

type Deps = Pick<Context, 'today'> & { bookings: BookingsRepository }
type Input = InputOf<(typeof bookingsContract)['listProfessionalBookings']>

export const listProfessionalBookings = async (
  { bookings, today }: Deps,
  { params, query }: Input,
): Promise<Page<Booking>> => {
  const { items, next } = await bookings.listByProfessional(params.userId, pagePeriodOf(params, query))
  return { nextToken: next, items: items.map((booking) => bookingView(booking, today, 'professional')) }
}
