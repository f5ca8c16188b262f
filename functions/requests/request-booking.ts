import { dayIn, monthsAround, type CalendarMonth } from '#shared/calendar/calendar.rules.ts'
import { openStateOf } from '#shared/calendar/day-state.rules.ts'
import { lowerRates } from '#shared/bookings/lower-rates.rules.ts'
import { agreedRate, budgetOf } from '#shared/bookings/pay.rules.ts'
import type { LocalDate } from '#shared/kernel/dates.ts'
import { DomainError, invalidField } from '#shared/kernel/errors.ts'
import { postingCodeOf, professionalOfAvailability } from '#shared/kernel/ids.ts'
import { requestLifecycle } from '#shared/offers/offers.lifecycle.ts'
import { lastDay, liveDates, privateRequestOf } from '#shared/offers/offers.rules.ts'
import type { DayRates } from '#shared/kernel/money.schema.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import type { OfferState } from '#shared/offers/offers.state.ts'
import { dayRatesOf, locationOf } from '#shared/professionals/professionals.rules.ts'
import type { InputOf } from '#shared/kernel/define-contract.ts'
import type { requestsContract } from '#shared/requests/requests.contract.ts'
import { requestDay, requestDays } from '#shared/requests/request-days.rules.ts'
import { requestEvent, type RequestState } from '#shared/offers/requests.events.ts'
import type { CalendarLock, CalendarsRepository } from '#functions/stores/calendars.repository.ts'
import type { CompaniesRepository, StoredCompany } from '#functions/stores/companies.repository.ts'
import type { OffersRepository } from '#functions/stores/offers.repository.ts'
import type { OptionsRepository } from '#functions/stores/options.repository.ts'
import type { Context } from '#functions/platform/context.ts'
import { takenDates } from '#functions/booking-days/book-days.ts'
import { eventTypeOf } from '#functions/platform/event-type.ts'
import type { ProfessionalsRepository, Profile } from '#functions/stores/professionals.repository.ts'
import { checkOpenRequests } from '#functions/limits/check-quotas.ts'
import { checkOptions } from '#functions/choices/check-options.ts'
import { personOf } from '#functions/offering/person-of.ts'
import { checkDates, newOffer } from '#functions/offering/new-offer.ts'
import { requestResponse } from '#functions/closing/private-request.ts'

type Deps = Context & {
  offers: OffersRepository
  calendars: CalendarsRepository
  companies: CompaniesRepository
  professionals: ProfessionalsRepository
  options: OptionsRepository
}
type Input = InputOf<(typeof requestsContract)['requestBooking']>
/** `waiting`: the professional's pending requests. */
type Parties = { company: StoredCompany; profile: Profile; lock: CalendarLock; waiting: OfferState[] }

/** Only locums whose verification is complete can be viewed, and so requested. */
const readParties = async (
  { companies, professionals, calendars, offers, today }: Deps,
  { params, body }: Input,
): Promise<Parties> => {
  const id = professionalOfAvailability(params.id)
  const [company, profile, lock, waiting] = await Promise.all([
    companies.get(body.accountid),
    professionals.getProfile(id),
    calendars.readLock(id),
    offers.listPending(id, today),
  ])
  if (!company) throw new DomainError('COMPANY_NOT_FOUND')
  if (!profile || !lock || !(profile.approved || profile.waitingSince !== undefined))
    throw new DomainError('PROFESSIONAL_NOT_FOUND')
  return { company, profile, lock, waiting }
}

/** The days for which this practice already has a pending request. */
const requestedDates = ({ now }: Deps, { company, waiting }: Parties): ReadonlySet<LocalDate> =>
  new Set(
    waiting
      .filter((offer) => offer.company.id === company.id)
      .flatMap((offer) => {
        const request = privateRequestOf(offer)
        return request ? liveDates(offer, request, now) : []
      }),
  )

const sentType = (
  context: Deps,
  parties: Parties,
  { body }: Input,
  months: readonly CalendarMonth[],
): 'request.sent' => {
  const alreadyRequested = requestedDates(context, parties)
  const days = body.request_dates
    .map(({ date }) => ({ date, ...requestDay(openStateOf(months, date), alreadyRequested.has(date)) }))
    .sort((a, b) => a.date.localeCompare(b.date))
  const taken = takenDates(months, body.request_dates)
  const facts = { approved: parties.lock.approved, free: taken.length === 0, ...requestDays(days) }
  const refused = {
    DAY_UNAVAILABLE: days.filter(({ available }) => !available).map(({ date }) => date),
    LOCUM_BOOKED: taken,
    DAY_REQUESTED: days.filter(({ notRequested }) => !notRequested).map(({ date }) => date),
  }
  return eventTypeOf(context.caller, requestLifecycle, { state: 'none', action: 'send', facts }, refused)
}

/**
 * The offered budget, and the professional's rate within it for each rate group; without a budget, their own rates are
 * offered.
 */
const ratesOf = (
  { working_hours }: Profile,
  budget: [string, string] | undefined,
): { offered: [string, string]; rates: DayRates } => {
  const wanted = working_hours && dayRatesOf(working_hours)
  const offered = budget ?? (wanted && budgetOf(wanted))
  if (!offered) throw invalidField('rates', 'This locum has not set any rates yet. Enter the rates you offer')
  const agreed = (rate = offered[0]): string => String(agreedRate(rate, offered))
  const { weekdays, saturday, sundays, public_holidays } = wanted ?? {}
  return {
    offered,
    rates: {
      weekdays: agreed(weekdays),
      saturday: agreed(saturday),
      sundays: agreed(sundays),
      public_holidays: agreed(public_holidays),
    },
  }
}

const offerOf = (context: Deps, { company, profile }: Parties, { params, body }: Input): RequestState => {
  const professional = personOf(profile, profile.experience?.start_date ?? context.today)
  const place = body.practice_region ?? company.address
  if (!professional) throw new DomainError('PROFESSIONAL_NOT_FOUND')
  if (!place) throw invalidField('practice_region.region', 'Choose a region')
  const { offered, rates } = ratesOf(profile, body.rates)
  const terms = {
    profession: professional.profession,
    province: place.province,
    region: place.region,
    experience: 0,
    rates: offered,
    lunch: body.lunch,
    notes: body.notes,
    skills: [],
  }
  const request = { availabilityId: params.id, reference: context.newCode('R'), professional, rates, dropped: {} }
  return { ...newOffer(context, company, body.request_dates, terms), request }
}

/** Where the offer pays less than the professional's own rates: the notification says so. */
const lowerRatesIn = async (
  { options, now }: Deps,
  { request }: RequestState,
  { profile: { working_hours } }: Parties,
  { body }: Input,
) =>
  working_hours
    ? lowerRates(body.request_dates, request.rates, dayRatesOf(working_hours), await options.listExtraHolidays(now))
    : []

const checkDateInPath = ({ params, body }: Input): void => {
  if (!body.request_dates.some(({ date }) => date === params.date))
    throw invalidField('request_dates', `One of these dates must be ${params.date}, as in the path`)
}

/**
 * Sends a booking request: a private offer to one professional. Nothing is booked until they accept, and other
 * practices may send requests too.
 */
export const requestBooking = (context: Deps, input: Input): Promise<Offer> =>
  context.execute(async () => {
    const { params, body } = input
    checkDates(body.request_dates, context)
    checkDateInPath(input)
    if (body.practice_region)
      await checkOptions(context.options, context.now, {
        places: [{ name: locationOf(body.practice_region), field: 'practice_region.region' }],
      })
    const parties = await readParties(context, input)
    const months = await context.calendars.readMonths(
      parties.profile.id,
      monthsAround(body.request_dates.map(({ date }) => date)),
    )
    const posting = postingCodeOf(params.id)
    if (posting && dayIn(months, params.date)?.posting !== posting) throw new DomainError('AVAILABILITY_NOT_FOUND')
    const type = sentType(context, parties, input, months)
    await checkOpenRequests(
      context,
      parties.company.id,
      parties.waiting.map((offer) => ({ last: lastDay(offer), own: offer.company.id === parties.company.id })),
    )
    const offer = offerOf(context, parties, input)
    const lower = await lowerRatesIn(context, offer, parties, input)
    return {
      writes: [context.offers.putOffer(offer)],
      response: requestResponse(offer, context.now, 'practice'),
      events: [requestEvent(type, offer, lower)],
      madeId: offer.id,
    }
  })
