import { useMemo } from 'react'
import { type LocalDate } from '#shared/kernel/dates.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import type { Match, MatchDay } from '#shared/search/search.schema.ts'
import { waitingRequests } from '#web/components/offer-facts.ts'
import { requestIn } from '#web/components/request-words.ts'
import { useActiveCompany } from '#web/components/account.ts'
import { today as currentDay } from '#web/platform/clock.ts'
import { ALL_OPEN, offersAhead } from '#web/features/offers/practice/practice-offers.api.ts'
import { useList } from '#web/platform/use-list.ts'

/** A day that was searched for, as this practice may have it: one that it has asked for already waits. */
export type SeenDay = Omit<MatchDay, 'status'> & { status: MatchDay['status'] | 'requested'; request?: string }
export type SeenMatch = Omit<Match, 'days'> & { days: readonly SeenDay[] }

/** By locum the days that wait for their answer, and the request that each was asked for by. */
export type RequestedDaysOf = ReadonlyMap<string, ReadonlyMap<LocalDate, string>>

export function requestedDaysOf(offers: readonly Offer[]): RequestedDaysOf {
  const asked = new Map<string, Map<LocalDate, string>>()
  for (const offer of waitingRequests(offers)) {
    const { id, live_dates } = requestIn(offer)
    asked.set(id, new Map([...(asked.get(id) ?? []), ...live_dates.map((date) => [date, offer.id] as const)]))
  }
  return asked
}

/** Somebody who was found, with what this practice has asked of them: where they stand in the list stays the same. */
export function withAsked(match: Match, asked: RequestedDaysOf): SeenMatch {
  const requests = asked.get(match.id)
  const seen = (day: MatchDay): SeenDay => {
    const request = day.status === 'unavailable' ? undefined : requests?.get(day.date)
    return request ? { ...day, status: 'requested', request } : day
  }
  return requests ? { ...match, days: match.days.map(seen) } : match
}

/** What this practice has asked of anybody: its own list of offers, read once for all cards. */
export function useRequestedDaysOf(needed: boolean): RequestedDaysOf {
  const { company } = useActiveCompany()
  const { data } = useList(offersAhead(company.id, currentDay()), { enabled: needed, atOnce: ALL_OPEN })
  return useMemo(() => requestedDaysOf(data ?? []), [data])
}
