import { useQuery } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { ownPracticesContract } from '#shared/companies/own-practices.contract.ts'
import { addDays, MAX_DAYS_AHEAD, type LocalDate } from '#shared/kernel/dates.ts'
import type { CompanyId, OfferId } from '#shared/kernel/ids.ts'
import { offersContract } from '#shared/offers/offers.contract.ts'
import { ANSWERED_DAYS } from '#shared/offers/offers.rules.ts'
import type { ApplicationBody } from '#shared/offers/applications.schema.ts'
import type { MarketOffer } from '#shared/offers/offers.schema.ts'
import { dayRatesOf, placeOf } from '#shared/professionals/professionals.rules.ts'
import type { ViewingLocum } from '#web/components/people/viewing-locum.ts'
import { useProfessional } from '#web/components/account/account.api.ts'
import { apiList, apiQuery, apiFullList } from '#web/platform/api-query.ts'
import { suggestPush } from '#web/components/devices/suggest-push.ts'
import { useApiMutation } from '#web/platform/use-api-mutation.ts'
import { combineLists, SCREENFUL, useList } from '#web/platform/use-list.ts'
import { useOptions } from '#web/features/options/options.api.ts'
import type { MarketFilters } from './market-filters.ts'

/** The most offers that are loaded to sort them. */
const MAX_SORTED = 1000

/** SPEC 7: the locum's own profession, from today on; nothing if a super admin views one who has none yet. */
export const marketOffers = (
  profession: string,
  today: LocalDate,
  { list = 'near', region, rate }: MarketFilters = {},
) => {
  const offers = apiList(offersContract.searchOffers, {
    params: { profession, start: today, end: addDays(today, MAX_DAYS_AHEAD), experience: 0 },
    query: { list, ...(region && { locations: region, threshold: 0 }), ...(rate && { rate }) },
  })
  return profession ? offers : { ...offers, queryFn: () => Promise.resolve({ items: [] }) }
}

const loadAmounts = {
  /** To sort it. */
  whole: { automaticItems: MAX_SORTED },
  screenful: { isEnough: (found: readonly MarketOffer[]) => found.length >= SCREENFUL },
  /** The soonest. */
  page: { automaticItems: 1 },
}

export const useMarketOffers = (
  profession: string,
  today: LocalDate,
  { amount, ...filters }: MarketFilters & { amount: keyof typeof loadAmounts },
) => useList(marketOffers(profession, today, filters), loadAmounts[amount])

/** Two lists, because one covers at most a year. */
export const ownOffersAndRequests = (today: LocalDate) => {
  const between = (start: LocalDate, end: LocalDate) =>
    apiList(offersContract.listMyApplications, { params: { start, end } })
  return {
    past: between(addDays(today, -ANSWERED_DAYS), addDays(today, -1)),
    ahead: between(today, addDays(today, MAX_DAYS_AHEAD)),
  }
}

export function useOwnOffersAndRequests(today: LocalDate) {
  const { past, ahead } = ownOffersAndRequests(today)
  return combineLists([useList(past), useList(ahead)])
}

/** The whole list, because the warning about what ends must be complete. */
export const upcomingOffersAndRequests = (today: LocalDate) =>
  apiFullList(offersContract.listMyApplications, {
    params: { start: today, end: addDays(today, MAX_DAYS_AHEAD) },
  })

export const useUpcomingOffersAndRequests = (today: LocalDate, enabled: boolean) =>
  useQuery({ ...upcomingOffersAndRequests(today), enabled })

/** Applies, changes or withdraws. */
export const useApply = (id: OfferId) =>
  useApiMutation(offersContract.applyToOffer, (body: z.input<typeof ApplicationBody>) => ({ params: { id }, body }), {
    // Not after withdrawing.
    onSuccess: (_application, { dates }) => dates?.length !== 0 && suggestPush(),
  })

const noRates = { weekdays: '0.00', saturday: '0.00', sundays: '0.00', public_holidays: '0.00' }

/** The locum's rates and home, for offer cards. The route guard requires both, but not of whom a super admin views. */
export function useViewingLocum(): ViewingLocum {
  const { working_hours, address } = useProfessional()
  const { data: provinces = [] } = useOptions('provinces')
  const rates = working_hours ? dayRatesOf(working_hours) : noRates
  return { rates, home: address ? placeOf(address) : '', provinces }
}

/** A practice as locums see it. */
export const practiceQuery = (companyId: CompanyId) =>
  apiQuery(ownPracticesContract.getCompany, { params: { companyId } })

export const usePractice = (companyId: CompanyId) => useQuery(practiceQuery(companyId))
