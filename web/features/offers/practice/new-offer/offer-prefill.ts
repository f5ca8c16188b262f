import { daysBetween, type Instant, type LocalDate, MAX_DAYS } from '#shared/kernel/dates.ts'
import type { Industry } from '#shared/options/options.schema.ts'
import type { OfferTemplate } from '#shared/companies/offer-templates.schema.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { canHaveLunch, defaultLunch } from '#shared/bookings/pay.rules.ts'
import { readShiftSelection } from '#web/components/shift-selection.ts'
import type { OfferForm } from './offer-form.ts'
import { nextPossibleWeeks, templateDays } from './repeated-days.ts'

/** Prefills an offer from the criteria of a search without results; criteria that an offer can't have are left out. */
export function prefillOf(params: URLSearchParams, industry: Industry, today: LocalDate): Partial<OfferForm> {
  const { dates, ...hours } = readShiftSelection(params, today)
  const profession = industry.professions.find(({ name }) => name === params.get('profession'))?.name
  const [province, region] = (params.get('location') ?? '').split(',')
  const maxRate = params.get('rates')
  const experience = Number(params.get('experience'))
  return {
    ...(profession && { profession }),
    ...(province && region && { practice_region: { province, region } }),
    ...(maxRate && { rates: ['', maxRate] }),
    ...(experience > 0 && { experience }),
    request_dates: dates
      .filter((date) => daysBetween(dates[0] ?? date, date) < MAX_DAYS)
      .map((date) => ({ date, ...hours })),
  }
}

type Terms = Pick<Offer, 'profession' | 'practice_region' | 'experience' | 'rates' | 'lunch' | 'notes' | 'skills'>

const termsOf = ({ profession, practice_region, experience, rates, lunch, notes, skills }: Terms) => ({
  profession,
  practice_region,
  experience,
  rates,
  lunch,
  notes,
  skills,
})

/** Prefills an offer with another one; its days move to the next weeks in which all of them are ahead. */
export const copyOf = (offer: Offer, now: Instant): Partial<OfferForm> => ({
  ...termsOf(offer),
  // An offer of short shifts alone is stored without lunch.
  lunch: offer.request_dates.some(canHaveLunch) ? offer.lunch : defaultLunch,
  request_dates: nextPossibleWeeks(offer.request_dates, now),
})

/** Prefills an offer with a template, for its next possible week. */
export const startOf = (
  { shifts, ...template }: OfferTemplate,
  now: Instant,
  today: LocalDate,
): Partial<OfferForm> => ({
  ...termsOf(template),
  request_dates: templateDays(shifts, now, today),
})
