import * as z from 'zod/mini'
import type { bookingsContract } from '#shared/bookings/bookings.contract.ts'
import type { Booking } from '#shared/bookings/bookings.schema.ts'
import type { BookingState } from '#shared/bookings/bookings.state.ts'
import { hasFilters, isFoundBy } from '#shared/bookings/search.rules.ts'
import type { InputOf, Page } from '#shared/kernel/define-contract.ts'
import { BookingId } from '#shared/kernel/ids.ts'
import type { Context } from '#functions/platform/context.ts'
import { pagePeriodOf } from '#functions/platform/dynamo/query-page.ts'
import type { BookingsRepository } from '#functions/stores/bookings.repository.ts'
import { bookingView } from '#functions/stores/bookings.view.ts'
import { foundBookings } from './found-bookings.ts'

type Deps = Pick<Context, 'today'> & { bookings: BookingsRepository }
type Input = InputOf<(typeof bookingsContract)['searchBookings']>

export const searchBookings = async ({ bookings, today }: Deps, { query }: Input): Promise<Page<Booking>> => {
  const code = z.safeParse(BookingId, query.q?.toUpperCase())
  const booking = code.success ? await bookings.get(code.data) : undefined
  if (booking) return { items: isFoundBy(booking, query) ? [bookingView(booking, today, 'admin')] : [] }
  const isFound = hasFilters(query) ? (item: BookingState) => isFoundBy(item, query) : undefined
  const { items, next } = await foundBookings(bookings.search(query), pagePeriodOf(query, query), isFound)
  return { items: items.map((item) => bookingView(item, today, 'admin')), nextToken: next }
}
