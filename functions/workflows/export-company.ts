import { companyOf } from '../../shared/companies/companies.projections.ts'
import type { CompanyExport } from '../../shared/companies/company-export.schema.ts'
import { DomainError } from '../../shared/kernel/errors.ts'
import type { CompanyId } from '../../shared/kernel/ids.ts'
import type { BookingsRepository } from '../bookings/bookings.repository.ts'
import { bookingView } from '../bookings/bookings.view.ts'
import type { CompaniesRepository } from '../companies/companies.repository.ts'
import type { UsersRepository } from '../identity/users.repository.ts'
import type { OffersRepository } from '../offers/offers.repository.ts'
import { offerView } from '../offers/offers.view.ts'
import type { Context } from '../platform/context.ts'
import { ever } from '../platform/dynamo/query-page.ts'

export type ExportContext = Pick<Context, 'now' | 'today'> & {
  companies: CompaniesRepository
  users: UsersRepository
  offers: OffersRepository
  bookings: BookingsRepository
}

/** Everything held of a practice, as its members see it. */
export const exportCompany = async (context: ExportContext, id: CompanyId): Promise<CompanyExport> => {
  const { companies, users, offers, bookings, now, today } = context
  const [company, members, posted, booked] = await Promise.all([
    companies.get(id),
    companies.listMembers(id),
    Array.fromAsync(offers.everyOfCompany(id, ...ever)),
    Array.fromAsync(bookings.everyOfCompany(id, ...ever)),
  ])
  if (!company) throw new DomainError('COMPANY_NOT_FOUND')
  return {
    company: companyOf(company),
    members: await Promise.all(members.map(async (member) => ({ ...member, email: (await users.get(member.id))?.email }))),
    offers: posted.map(({ offer, requests }) => offerView(offer, requests, now, { practice: true })),
    bookings: booked.map((booking) => bookingView(booking, today, 'company')),
    exportedAt: now,
  }
}
