import { useMemo } from 'react'
import { compareStrings } from '#shared/kernel/compare.ts'
import type { LocalDate } from '#shared/kernel/dates.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import type { Match, MatchDay } from '#shared/search/match.schema.ts'
import { type BookedDays, bookedDaysByLocum, pendingRequests } from '#web/components/status/offer-facts.ts'
import { candidateIn } from '#web/components/status/request-status.ts'
import { useActiveCompany } from '#web/components/account/account.api.ts'
import { currentDay } from '#web/platform/clock.ts'
import { MAX_LOADED_OFFERS, companyOffersAndRequestsFrom } from '#web/features/offers/practice/practice-offers.api.ts'
import { useList } from '#web/platform/use-list.ts'

/** A searched day as this practice sees it: Requested if it has a pending request for it, or booked with it. */
export type SeenDay = Omit<MatchDay, 'fit'> & {
  fit: MatchDay['fit'] | 'requested' | 'booked'
  request?: string
}
export type SeenMatch = Omit<Match, 'days'> & { days: readonly SeenDay[] }

/** Per locum, the days with a pending request of this practice, and the id of the request. */
type PendingDays = ReadonlyMap<string, ReadonlyMap<LocalDate, string>>

function pendingDaysByLocum(offers: readonly Offer[]): PendingDays {
  const pending = new Map<string, Map<LocalDate, string>>()
  for (const offer of pendingRequests(offers)) {
    const { id, live_dates } = candidateIn(offer)
    pending.set(id, new Map([...(pending.get(id) ?? []), ...live_dates.map((date) => [date, offer.id] as const)]))
  }
  return pending
}

/** What this practice has requested and booked. */
export interface OwnDays {
  pending: PendingDays
  booked: BookedDays
}

export const ownDaysOf = (offers: readonly Offer[]): OwnDays => ({
  pending: pendingDaysByLocum(offers),
  booked: bookedDaysByLocum(offers),
})

/** Marks the days that this practice has requested, and those that are not free because it has booked them. */
export function seenByPractice(match: Match, { pending, booked }: OwnDays): SeenMatch {
  const requests = pending.get(match.id)
  const bookedDates = booked.get(match.id)?.dates
  if (!requests && !bookedDates) return match
  const seen = (day: MatchDay): SeenDay => {
    if (day.fit === 'none') return bookedDates?.has(day.date) ? { ...day, fit: 'booked' } : day
    const request = requests?.get(day.date)
    return request ? { ...day, fit: 'requested', request } : day
  }
  return { ...match, days: match.days.map(seen) }
}

/** Who is not among the matches, but booked with the practice on some of the dates; by name. */
export const bookedBeside = (
  { booked }: OwnDays,
  dates: readonly LocalDate[],
  matches: readonly Match[],
): { name: string; dates: LocalDate[] }[] =>
  [...booked]
    .filter(([id]) => !matches.some((match) => match.id === id))
    .map(([, of]) => ({ name: of.name, dates: dates.filter((date) => of.dates.has(date)) }))
    .filter((of) => of.dates.length > 0)
    .sort((a, b) => compareStrings(a.name, b.name))

/** The requests and bookings of this practice from today on, read once for all cards. */
export function useOwnDays(needed: boolean): OwnDays {
  const { company } = useActiveCompany()
  const { data } = useList(companyOffersAndRequestsFrom(company.id, currentDay()), {
    enabled: needed,
    automaticItems: MAX_LOADED_OFFERS,
  })
  return useMemo(() => ownDaysOf(data ?? []), [data])
}
