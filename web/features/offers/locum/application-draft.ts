import * as z from 'zod/mini'
import { rateGroups, type RateGroup } from '#shared/kernel/rate-groups.ts'
import type { LocalDate } from '#shared/kernel/dates.ts'
import { RateText, type DayRates } from '#shared/kernel/money.schema.ts'
import { ownApplication } from '#shared/offers/applications.rules.ts'
import type { ApplicationBody } from '#shared/offers/applications.schema.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { payOn } from '#web/components/status/offer-facts.ts'

/** The unsent application. */
export interface ApplicationDraft {
  dates: readonly LocalDate[]
  rates: DayRates
}

/** A refused application, so that its days and rates are not lost. */
export type Attempt = Pick<z.input<typeof ApplicationBody>, 'dates' | 'rates'> | undefined

/** The pending application, or the refused attempt's open days, or every open day at the usual rates. */
export function initialDraftOf(offer: Offer, usual: DayRates, attempt: Attempt): ApplicationDraft {
  const application = ownApplication(offer)
  if (application && application.live_dates.length > 0)
    return { dates: application.live_dates, rates: application.rates }
  const tried = offer.available_dates.filter((date) => attempt?.dates?.includes(date))
  return {
    dates: tried.length > 0 ? tried : offer.available_dates,
    rates: { ...usual, ...(attempt?.rates as DayRates | undefined) },
  }
}

export const toggledDraft = ({ dates, rates }: ApplicationDraft, date: LocalDate): ApplicationDraft => ({
  rates,
  dates: dates.includes(date) ? dates.filter((other) => other !== date) : [...dates, date].toSorted(),
})

/** The rate groups of the open days, so that no unused rate has to be entered. */
export const openRateGroups = (offer: Offer, rates: DayRates): RateGroup[] => {
  const met = new Set(
    offer.available_dates.flatMap((date) => payOn(offer, rates, date).parts.map(({ group }) => group)),
  )
  return rateGroups.filter((group) => met.has(group))
}

export const rateError = (rate: string): string | undefined => z.safeParse(RateText, rate).error?.issues[0]?.message

export function hasChanges(draft: ApplicationDraft, offer: Offer): boolean {
  const application = ownApplication(offer)
  if (!application || application.live_dates.length === 0) return true
  return (
    application.live_dates.join() !== draft.dates.join() ||
    rateGroups.some((group) => application.rates[group] !== draft.rates[group])
  )
}
