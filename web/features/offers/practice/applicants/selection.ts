import { compareStrings } from '#shared/kernel/compare.ts'
import type { LocalDate } from '#shared/kernel/dates.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import type { ShownCandidate } from '#shared/offers/applications.schema.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { payOn, planOfOffer } from '#web/components/status/offer-facts.ts'
import { type Cost, costOf } from '#web/features/offers/practice/estimate.ts'
import { paysOf } from './applicants.ts'
import { applicantScore } from './applicant-facts.ts'

/** The applicant who is selected for each day; null for days that were left open on purpose. */
export type Selection = Readonly<Record<LocalDate, UserId | null>>

/** The days for which one applicant is selected. */
export interface SelectedApplicant {
  application: ShownCandidate
  dates: LocalDate[]
}

/** Ways to select an applicant for every day at once. */
export const strategies = { match: 'Best match', cost: 'Lowest cost', fewest: 'Fewest locums' } as const
export type SelectionStrategy = keyof typeof strategies

type Compare = (a: ShownCandidate, b: ShownCandidate) => number

const byMatch: Compare = (a, b) => applicantScore(b) - applicantScore(a) || compareStrings(a.createdAt, b.createdAt)

/** Applicants who can be confirmed for a day. They have said so themselves, whatever their calendar says. */
const candidatesOn = (offer: Offer, date: LocalDate): ShownCandidate[] =>
  offer.offers_requests.filter((application) => application.live_dates.includes(date))

const bestOn = (offer: Offer, date: LocalDate, compare: Compare): ShownCandidate | undefined =>
  candidatesOn(offer, date).toSorted(compare)[0]

/** Whoever can work most of the days that are left, again and again. */
function fewestLocums(offer: Offer): Selection {
  const selection: Record<LocalDate, UserId | null> = {}
  let left = offer.available_dates.filter((date) => candidatesOn(offer, date).length > 0)
  while (left.length > 0) {
    const daysOf = (application: ShownCandidate) =>
      left.filter((date) => candidatesOn(offer, date).includes(application))
    const [next] = offer.offers_requests.toSorted((a, b) => daysOf(b).length - daysOf(a).length || byMatch(a, b))
    const days = next ? daysOf(next) : []
    if (!next || days.length === 0) return selection
    for (const date of days) selection[date] = next.id
    left = left.filter((date) => !days.includes(date))
  }
  return selection
}

/** An applicant for every open day that one of them can work. */
export function selectionBy(offer: Offer, strategy: SelectionStrategy): Selection {
  if (strategy === 'fewest') return fewestLocums(offer)
  return Object.fromEntries(
    offer.available_dates.flatMap((date) => {
      const payOf = (application: ShownCandidate) => payOn(offer, application.rates, date).pay
      const byCost: Compare = (a, b) => payOf(a) - payOf(b) || byMatch(a, b)
      const best = bestOn(offer, date, strategy === 'cost' ? byCost : byMatch)
      return best ? [[date, best.id]] : []
    }),
  )
}

/** Selects an applicant for a day instead of another, or none. */
export const toggleDay = (selection: Selection, id: UserId, date: LocalDate): Selection => ({
  ...selection,
  [date]: selection[date] === id ? null : id,
})

/** The part of a selection that is still possible after the offer was loaded again, by applicant, earliest first. */
export function selectedApplicantsOf(offer: Offer, selection: Selection): SelectedApplicant[] {
  const isSelected = (application: ShownCandidate) => (date: LocalDate) => selection[date] === application.id
  return offer.offers_requests
    .map((application) => ({ application, dates: application.live_dates.filter(isSelected(application)).toSorted() }))
    .filter(({ dates }) => dates.length > 0)
    .toSorted((a, b) => compareStrings(a.dates[0] ?? '', b.dates[0] ?? ''))
}

/** The strategy that a selection follows, if it follows one. */
export function strategyOf(offer: Offer, selection: Selection): SelectionStrategy | undefined {
  const textOf = (one: Selection) =>
    JSON.stringify(selectedApplicantsOf(offer, one).map(({ application, dates }) => [application.id, dates]))
  const text = textOf(selection)
  return (Object.keys(strategies) as SelectionStrategy[]).find(
    (strategy) => textOf(selectionBy(offer, strategy)) === text,
  )
}

/** The cost of all selected days together. */
export const costOfSelections = (offer: Offer, selections: readonly SelectedApplicant[]): Cost =>
  costOf(
    selections.flatMap(({ application, dates }) => paysOf(offer, application, dates)),
    planOfOffer(offer),
  )

/** The applicant whose cost a day shows: the selected or booked one. */
export function applicantForCost(
  offer: Offer,
  date: LocalDate,
  selections: readonly SelectedApplicant[],
): ShownCandidate | undefined {
  return (
    selections.find(({ dates }) => dates.includes(date))?.application ??
    offer.offers_requests.find((application) => application.confirmed_dates.includes(date))
  )
}
