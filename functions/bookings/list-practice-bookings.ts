import type { bookingsContract } from '#shared/bookings/bookings.contract.ts'
import type { Booking, BookingRecord } from '#shared/bookings/bookings.schema.ts'
import { RECORD_DAYS } from '#shared/bookings/bookings.rules.ts'
import { isCalled } from '#shared/bookings/search.rules.ts'
import { addDays } from '#shared/kernel/dates.ts'
import type { InputOf, Page } from '#shared/kernel/define-contract.ts'
import type { Context } from '#functions/platform/context.ts'
import { pagePeriodOf } from '#functions/platform/dynamo/query-page.ts'
import type { BookingsRepository } from '#functions/stores/bookings.repository.ts'
import { bookingView } from '#functions/stores/bookings.view.ts'
import { foundBookings } from './found-bookings.ts'

type Deps = Pick<Context, 'today'> & { bookings: BookingsRepository }
type Input = InputOf<(typeof bookingsContract)['listPracticeBookings']>

export const listPracticeBookings = async (
  { bookings, today }: Deps,
  { params, query }: Input,
): Promise<Page<Booking, BookingRecord>> => {
  const { q } = query
  const page = foundBookings(
    bookings.search({ companyId: params.companyId }),
    pagePeriodOf(params, query),
    q ? (booking) => isCalled(booking, q, ['professional']) : undefined,
  )
  const summary = query.NextToken
    ? undefined
    : await bookings.readRecord(params.companyId, addDays(today, -RECORD_DAYS))
  const { items, next } = await page
  return {
    nextToken: next,
    items: items.map((booking) => bookingView(booking, today, 'practice')),
    ...(summary && { summary }),
  }
}
