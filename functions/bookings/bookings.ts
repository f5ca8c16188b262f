import * as z from 'zod/mini'
import type { BookingState } from '#shared/bookings/bookings.state.ts'
import type { bookingsContract } from '#shared/bookings/bookings.contract.ts'
import type { Booking, BookingRecord } from '#shared/bookings/bookings.schema.ts'
import { RECORD_DAYS } from '#shared/bookings/bookings.rules.ts'
import { isCalled, hasFilters, isFoundBy } from '#shared/bookings/search.rules.ts'
import { addDays } from '#shared/kernel/dates.ts'
import type { InputOf, Page } from '#shared/kernel/define-contract.ts'
import { BookingId, type CompanyId, type UserId } from '#shared/kernel/ids.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import { filterPortions, type Portion } from '#functions/platform/dynamo/filter-portions.ts'
import { PAGE_ITEMS, type PagePeriod, pagePeriodOf } from '#functions/platform/dynamo/query-page.ts'
import type { Context } from '#functions/platform/context.ts'
import type { BookingsRepository } from '#functions/stores/bookings.repository.ts'
import { bookingView } from '#functions/stores/bookings.view.ts'
import { shownBooking, type ShownBookingDeps } from '#functions/staffing/shown-booking.ts'

type Contract = typeof bookingsContract

/** What a filter is applied to: portions of this size, and at most so many of them for a page. */
const PORTION = 100
const MAX_PORTIONS = 5

/**
 * A page of the bookings that meet a filter, or of all without one. With a filter a page can have few bookings, or
 * none, and still be followed by another.
 */
const foundBookings = (
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

type Deps = Pick<Context, 'today'> & { bookings: BookingsRepository }
type ListInput = InputOf<Contract['listProfessionalBookings' | 'listPracticeBookings']>

/** Of one party, found by the name of the other one; the first page has the party's record. */
const bookingsOf = async (
  { bookings, today }: Deps,
  owner: { professionalId: UserId } | { companyId: CompanyId },
  { params, query }: ListInput,
): Promise<Page<Booking, BookingRecord>> => {
  const [party, other, id] =
    'companyId' in owner
      ? (['practice', 'professional', owner.companyId] as const)
      : (['professional', 'company', owner.professionalId] as const)
  const { q } = query
  const page = foundBookings(
    bookings.search(owner),
    pagePeriodOf(params, query),
    q ? (booking) => isCalled(booking, q, [other]) : undefined,
  )
  const summary = query.NextToken ? undefined : await bookings.readRecord(id, addDays(today, -RECORD_DAYS))
  const { items, next } = await page
  return {
    nextToken: next,
    items: items.map((booking) => bookingView(booking, today, party)),
    ...(summary && { summary }),
  }
}

export const listProfessionalBookings = (
  context: Deps,
  input: InputOf<Contract['listProfessionalBookings']>,
): Promise<Page<Booking, BookingRecord>> => bookingsOf(context, { professionalId: input.params.userId }, input)

export const listPracticeBookings = (
  context: Deps,
  input: InputOf<Contract['listPracticeBookings']>,
): Promise<Page<Booking, BookingRecord>> => bookingsOf(context, { companyId: input.params.companyId }, input)

export const searchBookings = async (
  { bookings, today }: Deps,
  { query }: InputOf<Contract['searchBookings']>,
): Promise<Page<Booking>> => {
  const code = z.safeParse(BookingId, query.q?.toUpperCase())
  const booking = code.success ? await bookings.get(code.data) : undefined
  if (booking) return { items: isFoundBy(booking, query) ? [bookingView(booking, today, 'admin')] : [] }
  const isFound = hasFilters(query) ? (item: BookingState) => isFoundBy(item, query) : undefined
  const { items, next } = await foundBookings(bookings.search(query), pagePeriodOf(query, query), isFound)
  return { items: items.map((item) => bookingView(item, today, 'admin')), nextToken: next }
}

export const getBooking = async (
  context: Pick<Context, 'caller'> & ShownBookingDeps & { bookings: BookingsRepository },
  { params }: InputOf<Contract['getBooking']>,
): Promise<Booking> => {
  const booking = await context.bookings.get(params.bookingId)
  if (!booking) throw new DomainError('BOOKING_NOT_FOUND')
  return shownBooking(context, booking, context.caller.party)
}
