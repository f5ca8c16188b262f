import type { Page } from '#shared/kernel/define-contract.ts'
import type { LocalDate } from '#shared/kernel/dates.ts'
import type { PageQuery } from '#shared/kernel/period.schema.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import type { CompanyAddress } from '#shared/companies/companies.schema.ts'
import type { BookingId, CompanyId, UserId } from '#shared/kernel/ids.ts'
import type { Booking } from '#shared/bookings/bookings.schema.ts'
import type { Context } from '#functions/platform/context.ts'
import { periodOf } from '#functions/platform/dynamo/query-page.ts'
import type { BookingsRepository } from '#functions/stores/bookings.repository.ts'
import { bookingView } from '#functions/stores/bookings.view.ts'

/** Where practices are, as the companies have it now. */
export type Practices = {
  companies: { get: (id: CompanyId) => Promise<{ address?: CompanyAddress | undefined } | undefined> }
}

type Needs = Context & { bookings: BookingsRepository }
type Period = { start: LocalDate; end: LocalDate }

export const listProfessionalBookings = async (
  context: Needs,
  { params, query }: { params: Period & { userId: UserId }; query: PageQuery },
): Promise<Page<Booking>> => {
  const { items, next } = await context.bookings.listByProfessional(params.userId, periodOf(params, query))
  return { nextToken: next, items: items.map((booking) => bookingView(booking, context.today, 'professional')) }
}

export const listPracticeBookings = async (
  context: Needs,
  { params, query }: { params: Period & { companyId: CompanyId }; query: PageQuery },
): Promise<Page<Booking>> => {
  const { items, next } = await context.bookings.listByCompany(params.companyId, periodOf(params, query))
  return { nextToken: next, items: items.map((booking) => bookingView(booking, context.today, 'company')) }
}

export const getBooking = async (
  context: Needs & Practices,
  { params }: { params: { bookingId: BookingId } },
): Promise<Booking> => {
  const booking = await context.bookings.get(params.bookingId)
  if (!booking) throw new DomainError('BOOKING_NOT_FOUND')
  const view = bookingView(booking, context.today, context.actor.user.role === 'Locum' ? 'professional' : 'company')
  const address = view.status === 'confirmed' ? (await context.companies.get(booking.company.id))?.address : undefined
  return { ...view, company: { ...view.company, address } }
}
