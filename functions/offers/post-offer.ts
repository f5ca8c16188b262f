import { standardPlan } from '#shared/bookings/pay.rules.ts'
import { addDays, hasCome, DAYS_AHEAD } from '#shared/kernel/dates.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import type { Offer, OfferBody, RequestDate } from '#shared/offers/offers.schema.ts'
import type { OfferState, OfferTerms } from '#shared/offers/offers.state.ts'
import { locationOf } from '#shared/professionals/professionals.rules.ts'
import type { CompaniesRepository, StoredCompany } from '#functions/stores/companies.repository.ts'
import type { OffersRepository } from '#functions/stores/offers.repository.ts'
import { offerView } from '#functions/stores/offers.view.ts'
import type { OptionsRepository } from '#functions/stores/options.repository.ts'
import type { Context } from '#functions/platform/context.ts'
import { checkLiveOffers } from '#functions/offering/check-quotas.ts'
import { checkChosen } from '#functions/stores/known-options.ts'

type Needs = Context & { companies: CompaniesRepository; offers: OffersRepository; options: OptionsRepository }

/** Dates are asked for from today to a year ahead. */
export const checkDates = (shifts: readonly RequestDate[], { now, today }: Pick<Context, 'now' | 'today'>): void => {
  const fields = shifts.flatMap(({ date, start_time }, index) => {
    const field = `request_dates.${index}.date`
    if (date < today) return [{ field, message: 'Choose a date from today on' }]
    if (hasCome(date, start_time, now))
      return [{ field: `request_dates.${index}.start_time`, message: 'Choose a time that is still ahead' }]
    return date > addDays(today, DAYS_AHEAD) ? [{ field, message: 'Choose a date within a year' }] : []
  })
  if (fields.length > 0) throw new DomainError('VALIDATION_FAILED', { fields })
}

/** What every new offer begins with, whoever it is for. */
export const newOffer = (
  context: Pick<Context, 'newId' | 'now' | 'actor'>,
  company: StoredCompany,
  shifts: readonly RequestDate[],
  terms: OfferTerms,
): OfferState => ({
  id: context.newId('off'),
  company: { id: company.id, name: company.name, contact: company.contact, email: company.email, plan: standardPlan },
  terms,
  revision: 1,
  days: Object.fromEntries(shifts.map((day) => [day.date, { start: day.start_time, end: day.end_time, since: 1 }])),
  createdBy: context.actor.user.id,
  createdAt: context.now,
  updatedAt: context.now,
})

export const postOffer = (context: Needs, { body }: { body: OfferBody }): Promise<Offer> =>
  context.run(async () => {
    checkDates(body.request_dates, context)
    await checkChosen(context.options, context.now, {
      professions: [{ name: body.profession, field: 'profession' }],
      places: [{ name: locationOf(body.practice_region), field: 'practice_region.region' }],
    })
    const company = await context.companies.get(body.accountid)
    if (!company) throw new DomainError('COMPANY_NOT_FOUND')
    await checkLiveOffers(context, company.id, body.request_dates.length)
    const { profession, practice_region, experience, rates, lunch, notes, skills } = body
    const offer = newOffer(context, company, body.request_dates, {
      profession,
      ...practice_region,
      experience,
      rates,
      lunch,
      notes,
      skills,
    })
    return {
      writes: [context.offers.putOffer(offer)],
      answer: offerView(offer, [], context.now, { practice: true }),
      events: [
        {
          type: 'offer.posted',
          subject: offer.id,
          data: { offerId: offer.id, companyId: company.id, companyName: company.name },
        },
      ],
    }
  })
