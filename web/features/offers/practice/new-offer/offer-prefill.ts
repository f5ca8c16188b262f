import { daysBetween, type Instant, type LocalDate, MAX_DAYS } from '#shared/kernel/dates.ts'
import type { Industry } from '#shared/options/options.schema.ts'
import type { Company } from '#shared/companies/companies.schema.ts'
import type { OfferTemplate } from '#shared/companies/offer-templates.schema.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { canHaveLunch, defaultLunch } from '#shared/bookings/pay.rules.ts'
import { rateGroupOf } from '#shared/kernel/rate-groups.ts'
import type { Shift } from '#shared/kernel/shift.schema.ts'
import { extraHolidays } from '#web/components/days/holidays.ts'
import { openingShift } from '#web/components/days/opening-days.ts'
import { readShiftSelection } from '#web/components/days/shift-selection.ts'
import type { OfferForm } from './offer-form.ts'
import { nextPossibleWeeks, shiftsFromTemplate } from './repeated-days.ts'

/** SPEC 9: the hours of a day for which the practice has none. */
const defaultHours = { start_time: '09:00', end_time: '17:00' }

/** The hours with which a day of an offer begins: the practice's opening hours on it; without a day, on weekdays. */
export const usualHoursOn = (practice: Pick<Company, 'working_hours'>, date?: LocalDate): Omit<Shift, 'date'> =>
  openingShift(practice, date ? rateGroupOf(date, extraHolidays()) : 'weekdays') ?? defaultHours

/** An offer before its days: with the terms of the practice's last one, or of the practice itself. */
export const defaultOfferForm = (
  { id: accountid, rates, address }: Pick<Company, 'id' | 'rates' | 'address'>,
  latestOffer: Offer | undefined,
): OfferForm => ({
  accountid,
  profession: latestOffer?.profession ?? '',
  practice_region: latestOffer?.practice_region ?? { province: address?.province ?? '', region: address?.region ?? '' },
  experience: latestOffer?.experience ?? 0,
  rates: latestOffer?.rates ?? rates ?? ['', ''],
  lunch: latestOffer?.lunch.allowed ? latestOffer.lunch : defaultLunch,
  notes: '',
  skills: [],
  request_dates: [],
  headcount: 1,
  pool: '',
  poolHours: 8,
})

/**
 * Prefills an offer from the days of a calendar, or the criteria of a search without results; criteria that an offer
 * can't have are left out. Days without hours have the practice's.
 */
export function offerFormFromParams(
  params: URLSearchParams,
  industry: Industry,
  practice: Pick<Company, 'working_hours'>,
  today: LocalDate,
): Partial<OfferForm> {
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
      .map((date) => ({ date, ...(params.has('hours') ? hours : usualHoursOn(practice, date)) })),
  }
}

type Terms = Pick<Offer, 'profession' | 'practice_region' | 'experience' | 'rates' | 'lunch' | 'notes' | 'skills'>

const prefilledTerms = ({ profession, practice_region, experience, rates, lunch, notes, skills }: Terms) => ({
  profession,
  practice_region,
  experience,
  rates,
  lunch,
  notes,
  skills,
})

/** Prefills an offer with another one; its days move to the next weeks in which all of them are ahead. */
export const offerFormFromOffer = (offer: Offer, now: Instant): Partial<OfferForm> => ({
  ...prefilledTerms(offer),
  // An offer of short shifts alone is stored without lunch.
  lunch: offer.request_dates.some(canHaveLunch) ? offer.lunch : defaultLunch,
  request_dates: nextPossibleWeeks(offer.request_dates, now),
})

/** Prefills an offer with a template, for its next possible week. */
export const offerFormFromTemplate = (
  { shifts, ...template }: OfferTemplate,
  now: Instant,
  today: LocalDate,
): Partial<OfferForm> => ({
  ...prefilledTerms(template),
  request_dates: shiftsFromTemplate(shifts, now, today),
})
