import { daysBetween, type LocalDate, MAX_DAYS } from '#shared/kernel/dates.ts'
import type { Industry } from '#shared/options/options.schema.ts'
import { readShiftSelection } from '#web/components/shift-selection.ts'
import type { OfferForm } from './offer-form.ts'

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
