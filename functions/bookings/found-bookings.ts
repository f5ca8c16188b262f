import type { BookingState } from '#shared/bookings/bookings.state.ts'
import { filterPortions, type Portion } from '#functions/platform/dynamo/filter-portions.ts'
import { PAGE_ITEMS, type PagePeriod } from '#functions/platform/dynamo/query-page.ts'

/** What a filter is applied to: portions of this size, and at most so many of them for a page. */
const PORTION = 100
const MAX_PORTIONS = 5

/**
 * A page of the bookings that meet a filter, or of all without one. With a filter a page can have few bookings, or
 * none, and still be followed by another.
 */
export const foundBookings = (
  read: (period: PagePeriod, most: number) => Promise<Portion<BookingState>>,
  period: PagePeriod,
  isFound?: (booking: BookingState) => boolean,
): Promise<Portion<BookingState>> =>
  isFound
    ? filterPortions((after) => read({ ...period, after }, PORTION), {
        after: period.after,
        isFound,
        maxPortions: MAX_PORTIONS,
      })
    : read(period, PAGE_ITEMS)
