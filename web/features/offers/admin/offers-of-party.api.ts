import { addDays, type LocalDate, MAX_PERIOD_DAYS } from '#shared/kernel/dates.ts'
import type { CompanyId, UserId } from '#shared/kernel/ids.ts'
import { offersContract } from '#shared/offers/offers.contract.ts'
import { apiList } from '#web/platform/api-query.ts'

export type OffersView = 'ahead' | 'past'

const periodOf = (view: OffersView, today: LocalDate) =>
  view === 'ahead'
    ? { start: today, end: addDays(today, MAX_PERIOD_DAYS) }
    : { start: addDays(today, -MAX_PERIOD_DAYS), end: addDays(today, -1) }

const orderOf = (view: OffersView) => ({ order: view === 'ahead' ? ('asc' as const) : ('desc' as const) })

/** What a locum has applied for and been asked, a page at a time. */
export const applicationsOfLocum = (userId: UserId, view: OffersView, today: LocalDate) =>
  apiList(offersContract.listApplicationsOfLocum, {
    params: { userId, ...periodOf(view, today) },
    query: orderOf(view),
  })

/** What a practice has offered and asked, a page at a time. */
export const offersOfPractice = (id: CompanyId, view: OffersView, today: LocalDate) =>
  apiList(offersContract.listCompanyOffers, { params: { id, ...periodOf(view, today) }, query: orderOf(view) })
