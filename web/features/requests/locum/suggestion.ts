import { rateGroups, type RateGroup } from '#shared/kernel/rate-groups.ts'
import type { LocalDate } from '#shared/kernel/dates.ts'
import type { DayRates } from '#shared/kernel/money.schema.ts'
import type { DayPay } from '#shared/bookings/pay.rules.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { payOverDays } from '#web/components/status/offer-facts.ts'
import { payOfRequest, candidateIn } from '#web/components/status/request-status.ts'

/** The rates that a locum has typed so far, by kind of day. */
export type TypedRates = Partial<Record<RateGroup, string>>

export interface Suggestion {
  /** The kinds of day with what is offered for each, and the locum's own rate, which starts there. */
  kinds: { group: RateGroup; offered: string; rate: string }[]
  offered: DayPay
  suggested: DayPay
  isComplete: boolean
  isSame: boolean
  /** One rate for days of one kind, and one for each kind otherwise. */
  body: { rate: string } | { rates: Partial<DayRates> }
}

/** What the chosen days of a request pay as offered and at a locum's own rates. */
export function suggestionFor(offer: Offer, dates: readonly LocalDate[], typed: TypedRates): Suggestion {
  const { rates: own } = candidateIn(offer)
  const offered = payOverDays(offer, own, dates)
  const rateOf = new Map(offered.parts.map(({ group, rate }) => [group, rate]))
  const kinds = rateGroups.flatMap((group) => {
    const rate = rateOf.get(group)
    return rate === undefined ? [] : [{ group, offered: rate, rate: typed[group] ?? rate }]
  })
  const rates = Object.fromEntries(kinds.map(({ group, rate }) => [group, rate]))
  const [only, ...others] = kinds
  return {
    kinds,
    offered,
    suggested: payOfRequest(offer, dates, { ...own, ...rates }),
    isComplete: kinds.every(({ rate }) => Number(rate) >= 1),
    isSame: kinds.every(({ rate, offered: before }) => rate === before),
    body: only && others.length === 0 ? { rate: only.rate } : { rates },
  }
}
