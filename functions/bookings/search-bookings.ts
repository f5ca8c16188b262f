import * as z from 'zod/mini'
import type { bookingsContract } from '#shared/bookings/bookings.contract.ts'
import type { Booking } from '#shared/bookings/bookings.schema.ts'
import type { BookingState } from '#shared/bookings/bookings.state.ts'
import { hasFilters, isFoundBy } from '#shared/bookings/search.rules.ts'
import type { InputOf, Page } from '#shared/kernel/define-contract.ts'
import { BookingId } from '#shared/kernel/ids.ts'
import type { Context } from '#functions/platform/context.ts'
import { PAGE_ITEMS, pagePeriodOf } from '#functions/platform/dynamo/query-page.ts'
import type { BookingsRepository } from '#functions/stores/bookings.repository.ts'
import { bookingView } from '#functions/stores/bookings.view.ts'

type Deps = Pick<Context, 'today'> & { bookings: BookingsRepository }
type Input = InputOf<(typeof bookingsContract)['searchBookings']>

/** What a filter is applied to: portions of this size, and at most so many of them for a page. */
const PORTION = 100
const MAX_PORTIONS = 5

/** With a filter a page can have few bookings, or none, and still be followed by another. */
export const searchBookings = async ({ bookings, today }: Deps, { query }: Input): Promise<Page<Booking>> => {
  const code = z.safeParse(BookingId, query.q?.toUpperCase())
  const booking = code.success ? await bookings.get(code.data) : undefined
  if (booking) return { items: isFoundBy(booking, query) ? [bookingView(booking, today, 'admin')] : [] }
  const read = bookings.search(query)
  const most = hasFilters(query) ? PORTION : PAGE_ITEMS
  const found: BookingState[] = []
  let after = query.NextToken
  let portions = 0
  do {
    const { items, next } = await read({ ...pagePeriodOf(query, query), after }, most)
    found.push(...items.filter((item) => isFoundBy(item, query)))
    after = next
    portions += 1
  } while (after && found.length < PAGE_ITEMS && portions < MAX_PORTIONS)
  return { items: found.map((item) => bookingView(item, today, 'admin')), nextToken: after }
}
