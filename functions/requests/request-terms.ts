import { budgetOf } from '#shared/kernel/rate-groups.ts'
import { lowerRates } from '#shared/bookings/lower-rates.rules.ts'
import { agreedRate } from '#shared/bookings/pay.rules.ts'
import { DomainError, invalidField } from '#shared/kernel/errors.ts'
import type { DayRates } from '#shared/kernel/money.schema.ts'
import type { Candidate, OfferTerms } from '#shared/offers/offers.state.ts'
import { dayRatesOf, placeOf } from '#shared/professionals/professionals.rules.ts'
import type { RequestBookingBody } from '#shared/requests/requests.schema.ts'
import { checkOptions } from '#functions/checks/check-options.ts'
import { candidateProfessionalOf } from '#functions/staffing/candidate-professional.ts'
import type { Profile } from '#functions/stores/professionals.repository.ts'
import type { RequestParties, RequestDeps } from './request-parties.ts'

type TermsBody = Pick<RequestBookingBody, 'rates' | 'lunch' | 'notes' | 'practice_region' | 'request_dates'>

/** What is offered to the professional, who they are, and their rates within the budget. */
export type RequestTerms = { terms: OfferTerms } & Pick<Candidate, 'professional' | 'rates'>

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

/** `before`: the terms that are changed, whose region stays unless another is named. */
export const requestTerms = async (
  { options, now, today }: RequestDeps,
  { company, profile }: RequestParties,
  body: TermsBody,
  before?: OfferTerms,
): Promise<RequestTerms> => {
  if (body.practice_region)
    await checkOptions(options, now, {
      places: [{ name: placeOf(body.practice_region), field: 'practice_region.region' }],
    })
  const professional = candidateProfessionalOf(profile, profile.experience?.start_date ?? today)
  const place = body.practice_region ?? before ?? company.address
  if (!professional) throw new DomainError('PROFESSIONAL_NOT_FOUND')
  if (!place) throw invalidField('practice_region.region', 'Choose a region')
  const { offered, rates } = ratesOf(profile, body.rates)
  return {
    professional,
    rates,
    terms: {
      profession: professional.profession,
      province: place.province,
      region: place.region,
      experience: 0,
      rates: offered,
      lunch: body.lunch,
      notes: body.notes,
      skills: [],
    },
  }
}

/** Where the offer pays less than the professional's own rates: the notification says so. */
export const lowerRatesIn = async (
  { options, now }: RequestDeps,
  { profile: { working_hours } }: RequestParties,
  { rates }: Pick<RequestTerms, 'rates'>,
  { request_dates }: TermsBody,
) =>
  working_hours ? lowerRates(request_dates, rates, dayRatesOf(working_hours), await options.listExtraHolidays(now)) : []
