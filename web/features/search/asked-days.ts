import { useMemo } from 'react'
import { addDays, DAYS_AHEAD, type LocalDate } from '../../../shared/kernel/dates.ts'
import type { Offer } from '../../../shared/offers/offers.schema.ts'
import type { Match, MatchDay } from '../../../shared/search/search.schema.ts'
import { waitingRequests } from '../../components/offer-facts.ts'
import { requestIn } from '../../components/request-words.ts'
import { useActiveCompany } from '../../platform/account.ts'
import { today as currentDay } from '../../platform/clock.ts'
import { useCompanyOffers } from '../offers/offers.api.ts'

/** A day that was searched for, as this practice may have it: one that it has asked for already waits. */
export type SeenDay = Omit<MatchDay, 'status'> & { status: MatchDay['status'] | 'requested' }
export type SeenMatch = Omit<Match, 'days'> & { days: readonly SeenDay[] }

/** By locum the days that wait for their answer. */
export type AskedDaysOf = ReadonlyMap<string, ReadonlySet<LocalDate>>

export function askedDaysOf(offers: readonly Offer[]): AskedDaysOf {
  const asked = new Map<string, Set<LocalDate>>()
  for (const { id, live_dates } of waitingRequests(offers).map(requestIn)) asked.set(id, new Set([...(asked.get(id) ?? []), ...live_dates]))
  return asked
}

/** Somebody who was found, with what this practice has asked of them: where they stand in the list stays the same. */
export function withAsked(match: Match, asked: AskedDaysOf): SeenMatch {
  const dates = asked.get(match.id)
  return dates ? { ...match, days: match.days.map((day) => (day.status !== 'unavailable' && dates.has(day.date) ? { ...day, status: 'requested' } : day)) } : match
}

/** What this practice has asked of anybody: its own list of offers, read once for all cards. */
export function useAskedDaysOf(needed: boolean): AskedDaysOf {
  const { company } = useActiveCompany()
  const today = currentDay()
  const { data } = useCompanyOffers(company.id, today, addDays(today, DAYS_AHEAD), needed)
  return useMemo(() => askedDaysOf(data ?? []), [data])
}
