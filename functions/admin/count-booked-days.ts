import type { adminContract } from '#shared/admin/admin.contract.ts'
import type { BookedDays } from '#shared/admin/booked-days.schema.ts'
import { bookedDays } from '#shared/bookings/bookings.rules.ts'
import { addDays, type LocalDate, MAX_DAYS } from '#shared/kernel/dates.ts'
import type { InputOf } from '#shared/kernel/define-contract.ts'
import { eachItem } from '#functions/platform/dynamo/query-page.ts'
import type { BookingsRepository } from '#functions/stores/bookings.repository.ts'

type Deps = { bookings: Pick<BookingsRepository, 'search'> }

/** The most bookings that are read for a day; a booking has up to `MAX_DAYS` days. */
const MAX_READ = 400
const MOST_A_PAGE = 100

const countDay = async ({ bookings }: Deps, date: LocalDate): Promise<BookedDays['days'][number]> => {
  const search = bookings.search({})
  const period = { start: date, end: addDays(date, MAX_DAYS - 1) }
  let read = 0
  let count = 0
  for await (const booking of eachItem((after) => search({ ...period, after }, MOST_A_PAGE))) {
    if (read === MAX_READ) return { date, bookings: count, more: true }
    read += 1
    if (bookedDays(booking).some((day) => day.date === date && !day.cancelled)) count += 1
  }
  return { date, bookings: count }
}

/** Read by their last day, so no more than those that end within a month of each day. */
export const countBookedDays = async (
  deps: Deps,
  { query }: InputOf<(typeof adminContract)['countBookedDays']>,
): Promise<BookedDays> => ({
  days: await Promise.all([...new Set(query.dates)].map((date) => countDay(deps, date))),
})
