import type { LocalDate } from '../../shared/kernel/dates.ts'
import { DomainError } from '../../shared/kernel/errors.ts'
import type { Page } from '../../shared/kernel/define-contract.ts'
import { ineligibleFor } from '../../shared/offers/near-me.rules.ts'
import { openDates } from '../../shared/offers/offers.rules.ts'
import type { Offer } from '../../shared/offers/offers.schema.ts'
import { locationsOf } from '../../shared/professionals/professionals.projections.ts'
import { marketOf, yearsOfExperience } from '../../shared/professionals/professionals.rules.ts'
import type { OffersRepository } from '../offers/offers.repository.ts'
import { offerView } from '../offers/offers.view.ts'
import type { Context } from '../platform/context.ts'
import type { ProfessionalsRepository } from '../professionals/professionals.repository.ts'

type Needs = Context & { offers: OffersRepository; professionals: ProfessionalsRepository }
type Input = { params: { profession: string; start: LocalDate; end: LocalDate; experience: number } }

/** Offers near me: those of the locum's own profession in their regions; what they can't take says why. */
export const searchOffers = async (context: Needs, { params }: Input): Promise<Page<Offer>> => {
  const profile = await context.professionals.getProfile(context.actor.user.id)
  if (!profile?.profession || !profile.experience) throw new DomainError('PROFILE_INCOMPLETE')
  if (profile.profession !== params.profession) throw new DomainError('NOT_ELIGIBLE')
  const locum = { approved: profile.approved, experience: { years_experience: yearsOfExperience(profile.experience.start_date, context.today) } }
  const from = params.start > context.today ? params.start : context.today
  const markets = locationsOf(profile).map((location) => marketOf(params.profession, location))
  const offers = from > params.end ? [] : await context.offers.listMarkets(markets, from, params.end)
  return {
    items: offers
      .filter((offer) => offer.terms.experience >= params.experience && openDates(offer, context.now).length > 0)
      .map((offer) => offerView(offer, [], context.now, { professional: profile.id, ineligible: ineligibleFor(offer.terms, locum) }))
      .sort((a, b) => a.date.localeCompare(b.date)),
  }
}
