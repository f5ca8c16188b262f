import type { Instant, LocalDate } from '#shared/kernel/dates.ts'
import type { PublicHoliday } from '#shared/kernel/holidays.ts'
import type { Page } from '#shared/kernel/define-contract.ts'
import { invalidField } from '#shared/kernel/errors.ts'
import { UserId } from '#shared/kernel/ids.ts'
import { industriesForProfession } from '#shared/options/covered-industries.rules.ts'
import type { IndustryOption } from '#shared/options/options.schema.ts'
import type { SearchEntry } from '#shared/professionals/search-entries.rules.ts'
import { marketOf } from '#shared/professionals/professionals.rules.ts'
import { byMatch } from '#shared/search/order.rules.ts'
import { matchOf, isPossiblyAvailable, type SearchCriteria } from '#shared/search/ranking.rules.ts'
import type { Match, SearchQuery } from '#shared/search/search.schema.ts'
import type { SearchEntriesRepository } from '#functions/stores/search-entries.repository.ts'
import type { OptionsRepository } from '#functions/stores/options.repository.ts'
import type { Context } from '#functions/platform/context.ts'
import { checkOptions } from '#functions/choices/check-options.ts'

export type SearchRepositories = {
  searchEntries: Pick<SearchEntriesRepository, 'listMarket'>
  options: OptionsRepository
}
export type SearchContext = Pick<Context, 'now' | 'today'> & SearchRepositories

/**
 * The most that one response reads (DESIGN 7): as many search entries as fit on a page, and a limited number of
 * markets.
 */
const MAX_ENTRIES = 250
const MAX_MARKETS = 20

/** Where a search continues: in which of its markets, and after which locum. */
type Place = { market: number; after?: UserId | undefined }

/** `12`, or `12.usr_…` within a market. */
const tokenOf = ({ market, after }: Place): string => (after ? `${market}.${after}` : String(market))

const placeOf = (token: string, markets: number): Place => {
  const [, market, after] = /^(\d{1,5})(?:\.(.+))?$/.exec(token) ?? []
  const known =
    market !== undefined && Number(market) < markets && (after === undefined || UserId.safeParse(after).success)
  if (!known) throw invalidField('NextToken', 'Use the NextToken of the previous page')
  return { market: Number(market), after: after as UserId | undefined }
}

/** The searched profession in every place, then those of the industries that it also covers. */
const marketsOf = (industries: readonly IndustryOption[], profession: string, places: readonly string[]): string[] => {
  const [, ...also] = industriesForProfession(profession, industries)
  const professions = new Set([profession, ...also.flatMap((industry) => industry.professions.map(({ name }) => name))])
  return [...professions].flatMap((one) => places.map((place) => marketOf(one, place)))
}

const criteriaOf = (
  query: SearchQuery,
  dates: readonly LocalDate[],
  industries: readonly IndustryOption[],
  extraHolidays: readonly PublicHoliday[],
): SearchCriteria => {
  const branches = new Map(
    industries.flatMap(({ subs }) => subs).map(({ code, options }) => [code, options.map((option) => option.code)]),
  )
  const budget = query.rates?.split(',').at(-1)
  return {
    dates,
    languages: [...new Set(query.languages)],
    skills: [...new Set(query.skills)].map((code) => [code, ...(branches.get(code) ?? [])]),
    budget: budget === undefined ? undefined : Number(budget),
    experience: query.experience,
    extraHolidays,
  }
}

/** The searched days from today on, in order. */
const upcomingDates = (dates: readonly LocalDate[] = [], today: LocalDate, field: string): LocalDate[] => {
  const ahead = [...new Set(dates)].filter((date) => date >= today).sort()
  if (dates.length > 0 && ahead.length === 0) throw invalidField(field, 'Choose today or a later date')
  return ahead
}

const placesOf = async (options: OptionsRepository, now: Instant, location: string | undefined): Promise<string[]> =>
  location
    ? [location]
    : (await options.listCategory('provinces', now)).flatMap(({ name, subs }) =>
        subs.map((region) => `${name},${region.name}`),
      )

const readPage = async (
  repository: SearchRepositories['searchEntries'],
  markets: readonly string[],
  from: Place,
): Promise<{ searchEntries: SearchEntry[]; next?: Place }> => {
  const searchEntries: SearchEntry[] = []
  let place = from
  for (let read = 0; read < MAX_MARKETS && searchEntries.length < MAX_ENTRIES; read += 1) {
    const found = await repository.listMarket(
      markets[place.market] ?? '',
      MAX_ENTRIES - searchEntries.length,
      place.after,
    )
    searchEntries.push(...found.searchEntries)
    place = found.more ? { market: place.market, after: searchEntries.at(-1)?.id } : { market: place.market + 1 }
    if (place.market === markets.length) return { searchEntries }
  }
  return { searchEntries, next: place }
}

/**
 * A page of locums, best match first: criteria only rank. A locum listed in several markets appears once per page.
 */
export const findProfessionals = async (
  context: SearchContext,
  profession: string,
  query: SearchQuery,
  datesField = 'searchDates',
): Promise<Page<Match>> => {
  const { options, now, today } = context
  const places = query.location ? [{ name: query.location, field: 'location' }] : []
  await checkOptions(options, now, { professions: [{ name: profession, field: 'profession' }], places })
  const industries = await options.listCategory('industries', now)
  const criteria = criteriaOf(
    query,
    upcomingDates(query.searchDates, today, datesField),
    industries,
    await options.listExtraHolidays(now),
  )
  const markets = marketsOf(industries, profession, await placesOf(options, now, query.location))
  const from = query.NextToken === undefined ? { market: 0 } : placeOf(query.NextToken, markets.length)
  const { searchEntries, next } = await readPage(context.searchEntries, markets, from)
  const people = [...new Map(searchEntries.map((entry) => [entry.id, entry])).values()]
  const matches = people.map((entry) => matchOf(entry, criteria, today, entry.profession !== profession))
  const items = matches.filter(isPossiblyAvailable).sort(byMatch)
  // Across the country, a locum who travels is in several markets, and would be counted on each page.
  return {
    items,
    ...(query.location && { leftOut: matches.length - items.length }),
    ...(next && { nextToken: tokenOf(next) }),
  }
}
