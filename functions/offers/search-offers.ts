import { yearsOfExperience } from '#shared/kernel/experience.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import type { InputOf, Page } from '#shared/kernel/define-contract.ts'
import { countsAsApplied } from '#shared/offers/applications.rules.ts'
import { ineligibleReason, marketListOf } from '#shared/offers/eligibility.rules.ts'
import { DEFAULT_THRESHOLD_KM, type offersContract } from '#shared/offers/offers.contract.ts'
import { payFor, sumPay } from '#shared/bookings/pay.rules.ts'
import { toCents } from '#shared/kernel/money.ts'
import { lastDay, openDates, shiftOn } from '#shared/offers/offers.rules.ts'
import type { MarketOffer } from '#shared/offers/offers.schema.ts'
import { distanceBetween } from '#shared/options/distance.rules.ts'
import { dayRatesOf, placeOf, placesOf, marketOf } from '#shared/professionals/professionals.rules.ts'
import type { BlocksAndPoolsRepository } from '#functions/stores/blocks-and-pools.repository.ts'
import type { CompaniesRepository } from '#functions/stores/companies.repository.ts'
import type { OffersRepository } from '#functions/stores/offers.repository.ts'
import { poolMarketOf, type StoredMarketOffer } from '#functions/stores/stored-offers.ts'
import { marketOfferView } from '#functions/stores/offers.view.ts'
import type { Context } from '#functions/platform/context.ts'
import { filterPortions, type Portion } from '#functions/platform/dynamo/filter-portions.ts'
import { PAGE_ITEMS, pagePeriodOf, sortKeyOf } from '#functions/platform/dynamo/query-page.ts'
import type { OptionsRepository } from '#functions/stores/options.repository.ts'
import type { ProfessionalsRepository, Profile } from '#functions/stores/professionals.repository.ts'

type Deps = Context & {
  offers: OffersRepository
  professionals: ProfessionalsRepository
  blocksAndPools: BlocksAndPoolsRepository
  options: OptionsRepository
  companies: Pick<CompaniesRepository, 'listSuspended'>
}
type Input = InputOf<(typeof offersContract)['searchOffers']>

/** The locum's places within a distance of the given ones; all of them if none are given. */
const placesNear = async (
  { options, now }: Deps,
  places: readonly string[],
  { locations, threshold = DEFAULT_THRESHOLD_KM }: Input['query'],
): Promise<readonly string[]> => {
  if (!locations) return places
  const provinces = await options.listCategory('provinces', now)
  return places.filter((place) =>
    locations.some((centre) => (distanceBetween(provinces, centre, place) ?? Infinity) <= threshold),
  )
}

/** Whether an offer's open days pay a locum that much per hour, at their own rates within its budget. */
const payFilter = async ({ options, now }: Deps, { working_hours }: Profile, rate: number | undefined) => {
  if (!rate || !working_hours) return () => true
  const [rates, extraHolidays] = [dayRatesOf(working_hours), await options.listExtraHolidays(now)]
  return (offer: StoredMarketOffer): boolean => {
    const { lunch, rates: budget } = offer.terms
    const { pay, hours } = sumPay(
      openDates(offer, now).map((date) => payFor(shiftOn(offer, date), { lunch, budget, rates, extraHolidays })),
    )
    return pay >= toCents(rate) * hours
  }
}

/** Together, these hold more offers than two practices can have open. */
const MAX_PORTIONS = 25

/**
 * Reads on until a page is full, and continues after the last offer shown: neither a short page nor its token tells a
 * locum of an offer that is hidden from them.
 */
const shownPage = async (
  read: (after: string | undefined) => Promise<Portion<StoredMarketOffer>>,
  after: string | undefined,
  isShown: (offer: StoredMarketOffer) => boolean,
): Promise<Portion<StoredMarketOffer>> => {
  const filter = { after, isFound: isShown, maxPortions: MAX_PORTIONS }
  const { items: shown, next } = await filterPortions(read, filter)
  const items = shown.slice(0, PAGE_ITEMS)
  const last = items.at(-1)
  const isFull = shown.length > items.length || (next !== undefined && items.length === PAGE_ITEMS)
  return { items, next: isFull && last ? sortKeyOf(lastDay(last), last.id) : next }
}

/** SPEC 9: offers of the locum's own profession, in their regions, that they have not applied for; or the others. */
export const searchOffers = async (context: Deps, { params, query }: Input): Promise<Page<MarketOffer>> => {
  const [profile, { blockedBy, pools }, suspended] = await Promise.all([
    context.professionals.getProfile(context.caller.account),
    context.blocksAndPools.get(context.caller.account, 'eventual'),
    context.companies.listSuspended(),
  ])
  if (!profile?.profession || !profile.experience) throw new DomainError('PROFILE_INCOMPLETE')
  // A super admin may look at another profession's: their demo mode shows them.
  if (profile.profession !== params.profession && context.caller.grant === 'own') throw new DomainError('NOT_ELIGIBLE')
  const locum = {
    approved: profile.approved,
    experience: { years_experience: yearsOfExperience(profile.experience.start_date, context.today) },
  }
  const paysEnough = await payFilter(context, profile, query.rate)
  const start = params.start > context.today ? params.start : context.today
  const places = await placesNear(context, placesOf(profile), query)
  const markets = places.map((place) => marketOf(params.profession, place))
  if (start > params.end || markets.length === 0) return { items: [] }
  const applications = await context.offers.listApplicationsOf(context.caller.account, { start, end: params.end })
  const hasApplied = (offer: StoredMarketOffer): boolean => {
    const application = applications.get(offer.id)
    return application !== undefined && countsAsApplied(offer, application, context.now)
  }
  const viewOf = (offer: StoredMarketOffer) => marketOfferView(offer, context.now, ineligibleReason(offer.terms, locum))
  const { items, next } = await shownPage(
    (after) =>
      context.offers.listMarketOffers(
        [...markets, ...[...pools].map(poolMarketOf)],
        pagePeriodOf({ start, end: params.end }, { ...query, NextToken: after }),
      ),
    query.NextToken,
    (offer) =>
      !blockedBy.has(offer.company.id) &&
      !suspended.has(offer.company.id) &&
      // A pool's offers can be of any market.
      markets.includes(marketOf(offer.terms.profession, placeOf(offer.terms))) &&
      offer.terms.experience >= params.experience &&
      paysEnough(offer) &&
      openDates(offer, context.now).length > 0 &&
      marketListOf(viewOf(offer)) === query.list &&
      !hasApplied(offer),
  )
  return { items: items.map(viewOf), nextToken: next }
}
