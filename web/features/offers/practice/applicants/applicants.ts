import { compareStrings } from '#shared/kernel/compare.ts'
import { standardPlan } from '#shared/kernel/plans.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import type { LocalDate } from '#shared/kernel/dates.ts'
import { creditsOn, feeOn } from '#shared/bookings/pay.rules.ts'
import type { Cents } from '#shared/kernel/money.ts'
import { ANOTHER_CHOSEN_REASON } from '#shared/offers/offers.rules.ts'
import type { Offer, Application } from '#shared/offers/offers.schema.ts'
import { payOn } from '#web/components/offer-facts.ts'

export const applicantName = ({ name, surname }: Pick<Application, 'name' | 'surname'>): string => `${name} ${surname}`

/** An applicant's status on one day of the offer. */
export type ApplicantDay =
  | { kind: 'live' }
  | { kind: 'booked' }
  | { kind: 'went'; to: string }
  | { kind: 'past' }
  | { kind: 'lapsed' }
  | { kind: 'none' }

export function applicantDayOf(offer: Offer, request: Application, date: LocalDate): ApplicantDay {
  if (request.confirmed_dates.includes(date)) return { kind: 'booked' }
  if (request.live_dates.includes(date)) return { kind: 'live' }
  if (!request.booking_dates.includes(date)) return { kind: 'none' }
  const day = offer.mapped_dates.find((mapped) => mapped.date === date)
  if (day?.professional) return { kind: 'went', to: day.professional.name }
  return { kind: day?.status === 'past' ? 'past' : 'lapsed' }
}

/** Chosen days of one applicant; choosing a day of another applicant replaces them. */
export type Choice = { id: UserId; dates: readonly LocalDate[] }

export function toggleDay(choice: Choice | undefined, id: UserId, date: LocalDate): Choice | undefined {
  if (choice?.id !== id) return { id, dates: [date] }
  const dates = choice.dates.includes(date)
    ? choice.dates.filter((other) => other !== date)
    : [...choice.dates, date].sort()
  return dates.length > 0 ? { id, dates } : undefined
}

/** The part of a choice that is still possible after the offer was loaded again. */
export function chosenApplication(
  offer: Offer,
  choice: Choice | undefined,
): { request: Application; dates: LocalDate[] } | undefined {
  const request = offer.offers_requests.find(({ id }) => id === choice?.id)
  const dates = request?.live_dates.filter((date) => choice?.dates.includes(date)) ?? []
  return request && dates.length > 0 ? { request, dates } : undefined
}

export type Cost = { pay: Cents; fee: Cents; total: Cents; credits: Cents }

/** The cost of days of an applicant. Each day is rounded separately, as on the booking. */
export function costOfDays(offer: Offer, request: Application, dates: readonly LocalDate[]): Cost {
  const pays = dates.map((date) => payOn(offer, request.rates, date).pay)
  const sum = (amount: (pay: Cents) => Cents) => pays.reduce((all, pay) => all + amount(pay), 0)
  const [pay, fee] = [sum((cents) => cents), sum((cents) => feeOn(cents, standardPlan))]
  return { pay, fee, total: pay + fee, credits: sum((cents) => creditsOn(cents, standardPlan)) }
}

/** The applicant whose cost a day shows: the chosen or booked one. */
export function applicantForCost(
  offer: Offer,
  date: LocalDate,
  choice: { request: Application; dates: LocalDate[] } | undefined,
): Application | undefined {
  if (choice?.dates.includes(date)) return choice.request
  return offer.offers_requests.find((request) => request.confirmed_dates.includes(date))
}

export const sortings = { experience: 'Most experience', rate: 'Lowest rate', applied: 'First to apply' } as const
export type Sorting = keyof typeof sortings

const weekdayRate = (offer: Offer, request: Application): number =>
  Math.max(Number(request.rates.weekdays), Number(offer.rates[0]))

const comparisons: Record<Sorting, (offer: Offer) => (a: Application, b: Application) => number> = {
  experience: (offer) => (a, b) => b.experience - a.experience || weekdayRate(offer, a) - weekdayRate(offer, b),
  rate: (offer) => (a, b) => weekdayRate(offer, a) - weekdayRate(offer, b) || b.experience - a.experience,
  applied: () => (a, b) => compareStrings(a.createdAt, b.createdAt),
}

/** Applicants with pending or booked days, sorted; and those whose application is closed. */
export function applicantsOf(offer: Offer, sorting: Sorting): { current: Application[]; closed: Application[] } {
  const isCurrent = (request: Application) => request.live_dates.length > 0 || request.confirmed_dates.length > 0
  return {
    current: offer.offers_requests.filter(isCurrent).sort(comparisons[sorting](offer)),
    closed: offer.offers_requests.filter((request) => !isCurrent(request)),
  }
}

/** Why an application is closed. The stored sentence about another professional is worded for the locum. */
export const closedBecause = ({ status_reason: reason }: Application): string =>
  reason === ANOTHER_CHOSEN_REASON
    ? 'You chose another professional.'
    : (reason ?? 'The application was withdrawn or its days have passed.')
