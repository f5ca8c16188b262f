import { planOn } from '#shared/companies/plan.rules.ts'
import { isImpersonated } from '#shared/kernel/caller.ts'
import { hasPassed, dateRangeProblem } from '#shared/kernel/dates.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import type { EditableOffer } from '#shared/offers/changed-fields.rules.ts'
import { placeOf } from '#shared/professionals/professionals.rules.ts'
import { checkOptions } from '#functions/checks/check-options.ts'
import type { Shift } from '#shared/kernel/shift.schema.ts'
import type { OfferState, OfferTerms } from '#shared/offers/offers.state.ts'
import type { Context } from '#functions/platform/context.ts'
import type { StoredCompany } from '#functions/stores/companies.repository.ts'
import type { OptionsRepository } from '#functions/stores/options.repository.ts'

/** Dates may be from today to a year ahead; shifts that an edited offer has already may have begun. */
export const checkDates = (
  shifts: readonly Shift[],
  { now, today }: Pick<Context, 'now' | 'today'>,
  isKept: (shift: Shift) => boolean = () => false,
): void => {
  const fields = shifts.flatMap((shift, index) => {
    if (isKept(shift)) return []
    const { date, start_time } = shift
    const field = `request_dates.${index}.date`
    const problem = dateRangeProblem(date, today)
    if (problem === 'past') return [{ field, message: 'Choose today or a later date' }]
    if (hasPassed(date, start_time, now))
      return [{ field: `request_dates.${index}.start_time`, message: 'Choose a start time in the future' }]
    return problem ? [{ field, message: 'Choose a date within the next 12 months' }] : []
  })
  if (fields.length > 0) throw new DomainError('VALIDATION_FAILED', { fields })
}

/** Where a public offer is listed exists. */
export const checkMarket = (
  { options, now }: Pick<Context, 'now'> & { options: OptionsRepository },
  { profession, practice_region }: Pick<EditableOffer, 'profession' | 'practice_region'>,
): Promise<void> =>
  checkOptions(options, now, {
    professions: [{ name: profession, field: 'profession' }],
    places: [{ name: placeOf(practice_region), field: 'practice_region.region' }],
  })

/** What every new offer begins with, public or private. */
export const newOffer = (
  context: Pick<Context, 'newId' | 'now' | 'today' | 'caller'>,
  company: StoredCompany,
  shifts: readonly Shift[],
  terms: OfferTerms,
): OfferState => ({
  id: context.newId('off'),
  company: {
    id: company.id,
    name: company.name,
    industry: company.industry,
    contact: company.contact,
    email: company.email,
    plan: planOn(company, context.today),
  },
  terms,
  revision: 1,
  days: Object.fromEntries(
    shifts.map((day) => [day.date, { start: day.start_time, end: day.end_time, sinceRevision: 1 }]),
  ),
  createdBy: context.caller.account,
  ...(isImpersonated(context.caller) && { onBehalf: true }),
  createdAt: context.now,
  updatedAt: context.now,
})
