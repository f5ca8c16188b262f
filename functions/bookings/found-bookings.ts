import type { BookingState } from '#shared/bookings/bookings.state.ts'
import { PAGE_ITEMS, type PagePeriod } from '#functions/platform/dynamo/query-page.ts'

/** What a filter is applied to: portions of this size, and at most so many of them for a page. */
const PORTION = 100
const MAX_PORTIONS = 5

type Portion = { items: BookingState[]; next?: string | undefined }

/**
 * A page of the bookings that meet a filter, or of all without one. With a filter a page can have few bookings, or
 * none, and still be followed by another.
 */
export const foundBookings = async (
  read: (period: PagePeriod, most: number) => Promise<Portion>,
  period: PagePeriod,
  isFound?: (booking: BookingState) => boolean,
): Promise<Portion> => {
  if (!isFound) return read(period, PAGE_ITEMS)
  const found: BookingState[] = []
  let after = period.after
  let portions = 0
  do {
    const { items, next } = await read({ ...period, after }, PORTION)
    found.push(...items.filter(isFound))
    after = next
    portions += 1
  } while (after && found.length < PAGE_ITEMS && portions < MAX_PORTIONS)
  return { items: found, next: after }
}
