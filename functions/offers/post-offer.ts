import type { InputOf } from '#shared/kernel/define-contract.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import type { offersContract } from '#shared/offers/offers.contract.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { locationOf } from '#shared/professionals/professionals.rules.ts'
import type { CompaniesRepository } from '#functions/stores/companies.repository.ts'
import { offerEvent } from '#shared/offers/offers.events.ts'
import { offerLifecycle } from '#shared/offers/offers.lifecycle.ts'
import type { OffersRepository } from '#functions/stores/offers.repository.ts'
import { offerView } from '#functions/stores/offers.view.ts'
import type { OptionsRepository } from '#functions/stores/options.repository.ts'
import type { Context } from '#functions/platform/context.ts'
import { eventTypeOf } from '#functions/platform/event-type.ts'
import { checkLiveOffers } from '#functions/limits/check-quotas.ts'
import { checkDates, newOffer } from '#functions/offering/new-offer.ts'
import { checkOptions } from '#functions/choices/check-options.ts'

type Deps = Context & { companies: CompaniesRepository; offers: OffersRepository; options: OptionsRepository }
type Input = InputOf<(typeof offersContract)['postOffer']>

export const postOffer = (context: Deps, { body }: Input): Promise<Offer> =>
  context.execute(async () => {
    checkDates(body.request_dates, context)
    await checkOptions(context.options, context.now, {
      professions: [{ name: body.profession, field: 'profession' }],
      places: [{ name: locationOf(body.practice_region), field: 'practice_region.region' }],
    })
    const company = await context.companies.get(body.accountid)
    if (!company) throw new DomainError('COMPANY_NOT_FOUND')
    await checkLiveOffers(context, company.id, body.request_dates.length)
    const type = eventTypeOf(context.caller, offerLifecycle, { state: 'none', action: 'post', facts: {} })
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
      response: offerView(offer, [], context.now, { practice: true }),
      events: [offerEvent(type, offer)],
      madeId: offer.id,
    }
  })
