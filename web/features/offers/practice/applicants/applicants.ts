import { compareStrings } from '#shared/kernel/compare.ts'
import type { LocalDate } from '#shared/kernel/dates.ts'
import { sumPay } from '#shared/bookings/pay.rules.ts'
import type { Cents } from '#shared/kernel/money.ts'
import { areDaysReopened } from '#shared/offers/applications.rules.ts'
import { ANOTHER_CHOSEN_REASON } from '#shared/offers/offers.rules.ts'
import type { ShownCandidate, DropCause } from '#shared/offers/applications.schema.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { activeDates, payOfApplicant, payOn, planOfOffer } from '#web/components/status/offer-facts.ts'
import { type Cost, costOf } from '#web/features/offers/practice/estimate.ts'
import { freeDayCount, applicantScore } from './applicant-facts.ts'

/** An applicant's status on one day of the offer. */
export type ApplicantDay =
  | { kind: 'live' }
  | { kind: 'booked' }
  | { kind: 'taken-by-another'; name: string }
  | { kind: 'dropped'; cause: DropCause }
  | { kind: 'past' }
  | { kind: 'offer-cancelled' }
  | { kind: 'applied-earlier' }
  | { kind: 'none' }

export function applicantDayOf(offer: Offer, application: ShownCandidate, date: LocalDate): ApplicantDay {
  if (application.confirmed_dates.includes(date)) return { kind: 'booked' }
  if (application.live_dates.includes(date)) return { kind: 'live' }
  const drop = application.dropped_dates?.find((dropped) => dropped.date === date)
  if (drop) return { kind: 'dropped', cause: drop.cause }
  if (!application.booking_dates.includes(date)) return { kind: 'none' }
  const day = offer.mapped_dates.find((mapped) => mapped.date === date)
  if (day?.professional) return { kind: 'taken-by-another', name: day.professional.name }
  if (day?.status === 'past') return { kind: 'past' }
  // It was opened again since: by an edit, or after a booking was cancelled.
  return { kind: offer.status === 'cancelled' ? 'offer-cancelled' : 'applied-earlier' }
}

export const paysOf = (offer: Offer, application: ShownCandidate, dates: readonly LocalDate[]): Cents[] =>
  dates.map((date) => payOn(offer, application.rates, date).pay)

/** The cost of days of an applicant. */
export const costOfDays = (offer: Offer, application: ShownCandidate, dates: readonly LocalDate[]): Cost =>
  costOf(paysOf(offer, application, dates), planOfOffer(offer))

export const applicantSortings = {
  match: 'Best match',
  rate: 'Lowest rate',
  experience: 'Most experience',
  distance: 'Nearest',
  days: 'Most free days',
  applied: 'First to apply',
} as const
export type ApplicantSorting = keyof typeof applicantSortings

/** In rand per hour, over the days that an applicant can be confirmed for or is booked on. */
const averageRate = (offer: Offer, application: ShownCandidate): number => {
  const { pay, hours } = sumPay(activeDates(application).map((date) => payOfApplicant(offer, application, date)))
  return hours > 0 ? pay / 100 / hours : 0
}

type Compare = (a: ShownCandidate, b: ShownCandidate) => number

const comparisons: Record<ApplicantSorting, (offer: Offer) => Compare> = {
  match: () => (a, b) => applicantScore(b) - applicantScore(a),
  rate: (offer) => (a, b) => averageRate(offer, a) - averageRate(offer, b),
  experience: () => (a, b) => b.experience - a.experience,
  distance: () => (a, b) => (a.match?.km ?? Infinity) - (b.match?.km ?? Infinity) || 0,
  days: () => (a, b) => freeDayCount(b) - freeDayCount(a),
  applied: () => (a, b) => compareStrings(a.createdAt, b.createdAt),
}

/** Equal ones by experience, then by rate. */
const comparing =
  (offer: Offer, sorting: ApplicantSorting): Compare =>
  (a, b) =>
    comparisons[sorting](offer)(a, b) || comparisons.experience(offer)(a, b) || comparisons.rate(offer)(a, b)

/** Applicants with pending or booked days, sorted; and those whose application is closed. */
export function applicantsOf(
  offer: Offer,
  sorting: ApplicantSorting,
): { current: ShownCandidate[]; closed: ShownCandidate[] } {
  const isCurrent = (application: ShownCandidate) =>
    application.live_dates.length > 0 || application.confirmed_dates.length > 0
  return {
    current: offer.offers_requests.filter(isCurrent).sort(comparing(offer, sorting)),
    closed: offer.offers_requests.filter((application) => !isCurrent(application)),
  }
}

/** Why an application is closed. The stored sentence about another professional is worded for the locum. */
export const closedBecause = (offer: Offer, application: ShownCandidate): string => {
  const { status_reason: reason } = application
  if (application.ended === 'offer-changed') return 'You have changed the offer since.'
  if (reason !== ANOTHER_CHOSEN_REASON)
    return (
      reason?.replace(ANOTHER_CHOSEN_REASON, 'You chose another locum.') ??
      'The application was withdrawn or its days have passed.'
    )
  return areDaysReopened(offer, application)
    ? 'You chose another locum, whose booking has been cancelled since.'
    : 'You chose another locum.'
}
