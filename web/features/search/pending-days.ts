import { useMemo } from 'react'
import { type LocalDate } from '#shared/kernel/dates.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import type { Match, MatchDay } from '#shared/search/match.schema.ts'
import { pendingRequests } from '#web/components/offer-facts.ts'
import { requestIn } from '#web/components/request-status.ts'
import { useActiveCompany } from '#web/components/account.ts'
import { today as currentDay } from '#web/platform/clock.ts'
import { MAX_OPEN_OFFERS, upcomingOffers } from '#web/features/offers/practice/practice-offers.api.ts'
import { useList } from '#web/platform/use-list.ts'

/** A searched day as this practice sees it: Requested if it has a pending request for it. */
export type MatchDayWithRequest = Omit<MatchDay, 'fit'> & {
  fit: MatchDay['fit'] | 'requested'
  request?: string
}
export type MatchWithRequests = Omit<Match, 'days'> & { days: readonly MatchDayWithRequest[] }

/** Per locum, the days with a pending request of this practice, and the id of the request. */
export type PendingDays = ReadonlyMap<string, ReadonlyMap<LocalDate, string>>

export function pendingDaysByLocum(offers: readonly Offer[]): PendingDays {
  const pending = new Map<string, Map<LocalDate, string>>()
  for (const offer of pendingRequests(offers)) {
    const { id, live_dates } = requestIn(offer)
    pending.set(id, new Map([...(pending.get(id) ?? []), ...live_dates.map((date) => [date, offer.id] as const)]))
  }
  return pending
}

/** Marks the days that this practice has requested. The rank stays the same. */
export function withRequests(match: Match, pending: PendingDays): MatchWithRequests {
  const requests = pending.get(match.id)
  const withRequest = (day: MatchDay): MatchDayWithRequest => {
    const request = day.fit === 'none' ? undefined : requests?.get(day.date)
    return request ? { ...day, fit: 'requested', request } : day
  }
  return requests ? { ...match, days: match.days.map(withRequest) } : match
}

/** The pending requests of this practice, read once for all cards. */
export function usePendingDays(needed: boolean): PendingDays {
  const { company } = useActiveCompany()
  const { data } = useList(upcomingOffers(company.id, currentDay()), {
    enabled: needed,
    automaticItems: MAX_OPEN_OFFERS,
  })
  return useMemo(() => pendingDaysByLocum(data ?? []), [data])
}
