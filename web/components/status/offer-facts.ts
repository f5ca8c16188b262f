import { compareStrings } from '#shared/kernel/compare.ts'
import { extraHolidays } from '#web/components/days/holidays.ts'
import { onBehalfOf } from '#shared/kernel/on-behalf.ts'
import { standardPlan, type Plan } from '#shared/kernel/plans.ts'
import type { DayRates } from '#shared/kernel/money.schema.ts'
import type { ShownCandidate } from '#shared/offers/applications.schema.ts'
import { areDaysReopened } from '#shared/offers/applications.rules.ts'
import type { MarketOffer, Offer } from '#shared/offers/offers.schema.ts'
import type { Shift } from '#shared/kernel/shift.schema.ts'
import { type DayPay, payFor, sumPay } from '#shared/bookings/pay.rules.ts'
import { budgetOf, flatRates } from '#shared/kernel/rate-groups.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import type { LocalDate } from '#shared/kernel/dates.ts'
import { formatCount } from '#web/components/format/format-words.ts'
import { arePast } from '#shared/kernel/shift.ts'

/** The plan that an offer of the own practice was posted under. */
export const planOfOffer = ({ plan = standardPlan }: Pick<Offer, 'plan'>): Plan => plan

/** Applications that can still be confirmed. */
export const liveApplications = (offer: Offer): ShownCandidate[] =>
  offer.offers_requests.filter((application) => application.live_dates.length > 0)

/** The days that are still open. */
export const openShifts = ({ request_dates, available_dates }: Offer): Shift[] =>
  request_dates.filter(({ date }) => available_dates.includes(date))

/** Days for which a locum has not been sent a private offer since they were opened. */
export const datesNotAsked = ({ asked = [] }: Offer, locum: UserId, dates: readonly LocalDate[]): LocalDate[] => {
  const askedFor = asked.find(({ id }) => id === locum)?.dates ?? []
  return dates.filter((date) => !askedFor.includes(date))
}

const wasDeclined = ({ ended, dropped_dates = [] }: ShownCandidate): boolean =>
  ended === 'declined' || dropped_dates.some(({ cause }) => cause === 'declined')

/** The open days that an applicant applied for before they were opened again, and has not applied for since. */
const earlierDates = (offer: Offer, { booking_dates, live_dates, confirmed_dates }: ShownCandidate): LocalDate[] =>
  offer.available_dates.filter(
    (date) => booking_dates.includes(date) && !live_dates.includes(date) && !confirmed_dates.includes(date),
  )

/** Who applied for days that are open again, except those who were declined or asked since. */
export const earlierApplicants = (offer: Offer): { application: ShownCandidate; dates: LocalDate[] }[] =>
  offer.offers_requests
    .filter((application) => !wasDeclined(application))
    .map((application) => ({
      application,
      dates: datesNotAsked(offer, application.id, earlierDates(offer, application)),
    }))
    .filter(({ dates }) => dates.length > 0)

/** Those of them who lost their days to another locum. */
export const applicationsForReopenedDays = (offer: Offer) =>
  earlierApplicants(offer).filter(({ application }) => areDaysReopened(offer, application))

/** Someone can be confirmed, or asked again for a day that was booked. */
export const hasApplicantToBook = (offer: Offer): boolean =>
  liveApplications(offer).length > 0 || applicationsForReopenedDays(offer).length > 0

/** Offers by their first shift. */
export const bySoonest = (a: MarketOffer, b: MarketOffer): number =>
  compareStrings(`${a.date}${a.start_time}`, `${b.date}${b.start_time}`)

export const isPublicOffer = (offer: Offer): boolean => offer.offer_type === 'public'

export const isPastOffer = ({ request_dates }: Offer, today: LocalDate): boolean => arePast(request_dates, today)

/** No longer open to applications: it was cancelled, or its days have passed. */
export const isClosedOffer = (offer: Offer, today: LocalDate): boolean =>
  offer.status === 'cancelled' || isPastOffer(offer, today)

const firstLiveDate = (offer: Offer): LocalDate => offer.offers_requests[0]?.live_dates[0] ?? ''

/** Pending booking requests, soonest first. */
export const pendingRequests = (offers: readonly Offer[]): Offer[] =>
  offers
    .filter((offer) => !isPublicOffer(offer) && firstLiveDate(offer))
    .sort((a, b) => compareStrings(firstLiveDate(a), firstLiveDate(b)))

/** `Thandi Nkosi` */
export const locumName = ({ name, surname }: Pick<ShownCandidate, 'name' | 'surname'>): string =>
  `${name} ${surname}`.trim()

/** Whom support stood in for: at the candidate's latest change, or as a request was sent. */
export const formatSupport = (offer: Offer, candidate: ShownCandidate): string => {
  const { on_behalf = offer.on_behalf && offer.offer_type === 'private' ? 'practice' : undefined } = candidate
  return on_behalf ? onBehalfOf(on_behalf === 'practice' ? offer.company.name : locumName(candidate)) : ''
}

/** The suburb, or the region where it is not known. */
export const homeOf = ({ suburb, region }: { suburb?: string | undefined; region: string }): string => suburb || region

/** `6 yrs · Pinelands` */
export const formatPerson = (experience: number, home: string): string => `${formatCount(experience, 'yr')} · ${home}`

/** Per locum, their name and the days for which the practice has booked them. */
export type BookedDays = ReadonlyMap<UserId, { name: string; dates: ReadonlySet<LocalDate> }>

export function bookedDaysByLocum(offers: readonly Offer[]): BookedDays {
  const booked = new Map<UserId, { name: string; dates: Set<LocalDate> }>()
  for (const { id, confirmed_dates, ...locum } of offers.flatMap((offer) => offer.offers_requests)) {
    if (confirmed_dates.length === 0) continue
    const dates = [...(booked.get(id)?.dates ?? []), ...confirmed_dates]
    booked.set(id, { name: locumName(locum), dates: new Set(dates) })
  }
  return booked
}

export function offeredShift(offer: MarketOffer, date: LocalDate): Shift {
  const shift = offer.request_dates.find((day) => day.date === date)
  if (!shift) throw new RangeError(`The offer has no day ${date}`)
  return shift
}

/** What a day of an offer pays at the given rates. */
export const payOn = (offer: MarketOffer, rates: DayRates, date: LocalDate): DayPay =>
  payFor(offeredShift(offer, date), { lunch: offer.lunch, budget: offer.rates, rates, extraHolidays: extraHolidays() })

/** The pay of a day that a private offer has filled, as agreed there. */
function filledPay(offer: Offer, date: LocalDate): DayPay | undefined {
  const agreed = offer.mapped_dates.find((day) => day.date === date)?.rates
  return agreed && payOn({ ...offer, rates: budgetOf(agreed) }, agreed, date)
}

/** The pay of a day with the booked locum, the cheapest applicant or, without any, at the lowest rate of the budget. */
export function cheapestPay(offer: Offer, date: LocalDate): DayPay {
  const { offers_requests: applications } = offer
  const filled = filledPay(offer, date)
  if (filled) return filled
  const booked = applications.filter(({ confirmed_dates }) => confirmed_dates.includes(date))
  const payees = booked.length > 0 ? booked : applications.filter(({ live_dates }) => live_dates.includes(date))
  const rates = payees.length > 0 ? payees.map((application) => application.rates) : [flatRates(offer.rates[0])]
  const pays = rates.map((each) => payOn(offer, each, date))
  return pays.reduce((least, next) => (next.pay < least.pay ? next : least))
}

/** The days of a candidate that are booked or pending. */
export const activeDates = ({ confirmed_dates, live_dates }: ShownCandidate): LocalDate[] =>
  [...confirmed_dates, ...live_dates].toSorted()

/** The same; if there are none, the days that have ended otherwise. */
export function relevantDates(offer: Offer, candidate: ShownCandidate): LocalDate[] {
  const dates = [activeDates(candidate), candidate.booking_dates].find(({ length }) => length > 0)
  return dates ?? offer.request_dates.map(({ date }) => date)
}

/** Total pay and hours of some days of an offer. */
export const payOverDays = (offer: MarketOffer, rates: DayRates, dates: readonly LocalDate[]): DayPay =>
  sumPay(dates.map((date) => payOn(offer, rates, date)))

/** What a day pays an applicant: at the rates of the private offer that filled it, or of their application. */
export function payOfApplicant(
  offer: Offer,
  application: Pick<ShownCandidate, 'id' | 'rates'>,
  date: LocalDate,
): DayPay {
  const isTheirs = offer.mapped_dates.find((day) => day.date === date)?.professional?.id === application.id
  return (isTheirs && filledPay(offer, date)) || payOn(offer, application.rates, date)
}
