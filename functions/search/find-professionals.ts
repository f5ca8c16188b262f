import type { Page } from '#shared/kernel/define-contract.ts'
import type { LocalDate } from '#shared/kernel/dates.ts'
import { invalidField } from '#shared/kernel/errors.ts'
import type { PublicHoliday } from '#shared/kernel/holidays.ts'
import type { CompanyId } from '#shared/kernel/ids.ts'
import type { IndustryOption } from '#shared/options/options.schema.ts'
import { USUAL_DISTANCE } from '#shared/search/search-enums.ts'
import { byRank, rankOf, sortValues } from '#shared/search/order.rules.ts'
import {
  prepareCriteria,
  scoreOf,
  shownOf,
  type PreparedCriteria,
  type RankingCriteria,
  type Scored,
} from '#shared/search/ranking.rules.ts'
import type { Match, SearchSummary } from '#shared/search/match.schema.ts'
import type { SearchQuery } from '#shared/search/search.schema.ts'
import { listed } from '#shared/search/summary.rules.ts'
import type { BlocksRepository } from '#functions/stores/blocks.repository.ts'
import { isFavourite, type FavouritesRepository } from '#functions/stores/favourites.repository.ts'
import type { SearchEntriesRepository } from '#functions/stores/search-entries.repository.ts'
import type { OptionsRepository } from '#functions/stores/options.repository.ts'
import type { Context } from '#functions/platform/context.ts'
import { checkOptions } from '#functions/checks/check-options.ts'
import { distancesFrom, searchedMarkets, placesIn } from './markets.ts'
import { rankOfToken, searchNumber, tokenOf } from './next-token.ts'
import { MAX_ROWS, readRows } from './read-rows.ts'

export type SearchRepositories = {
  searchEntries: Pick<SearchEntriesRepository, 'listRows' | 'getEntries'>
  options: OptionsRepository
  favourites: Pick<FavouritesRepository, 'get'>
  blocks: Pick<BlocksRepository, 'listAll'>
  /** The most rows that a search ranks, if not the usual. */
  maxRows?: number
}
export type SearchContext = Pick<Context, 'now' | 'today'> & SearchRepositories

const PAGE = 24

/** The searched days from today on, in order. */
const upcomingDates = (dates: readonly LocalDate[] = [], today: LocalDate, field: string): LocalDate[] => {
  const ahead = [...new Set(dates)].filter((date) => date >= today).sort()
  if (dates.length > 0 && ahead.length === 0) throw invalidField(field, 'Choose today or a later date')
  return ahead
}

const rankingCriteriaOf = (
  query: SearchQuery,
  dates: readonly LocalDate[],
  industries: readonly IndustryOption[],
  extraHolidays: readonly PublicHoliday[],
): RankingCriteria => {
  const branches = new Map(
    industries.flatMap(({ subs }) => subs).map(({ code, options }) => [code, options.map((option) => option.code)]),
  )
  const budget = query.rates?.split(',').at(-1)
  const { start_time, end_time } = query
  return {
    dates,
    hours: start_time !== undefined && end_time !== undefined ? { start_time, end_time } : undefined,
    languages: [...new Set(query.languages)],
    skills: [...new Set(query.skills)].map((code) => [code, ...(branches.get(code) ?? [])]),
    budget: budget === undefined ? undefined : Number(budget),
    experience: query.experience,
    extraHolidays,
  }
}

type Ranked = { scored: Scored; rank: ReturnType<typeof rankOf> }

/** The first of the list who still have an entry: a locum may leave between the reading of rows and entries. */
const readPage = async (
  repository: Pick<SearchEntriesRepository, 'getEntries'>,
  ranked: readonly Ranked[],
  criteria: PreparedCriteria,
): Promise<{ items: Match[]; next: Ranked | undefined }> => {
  const items: Match[] = []
  let at = 0
  while (items.length < PAGE && at < ranked.length) {
    const page = ranked.slice(at, at + PAGE - items.length)
    const entries = await repository.getEntries(page.map(({ rank }) => rank.id))
    for (const { scored, rank } of page) {
      const entry = entries.get(rank.id)
      if (!entry) continue
      const { updatedAt: _updated, experience_since: _since, ...shown } = entry
      items.push({ ...shown, ...shownOf(scored, criteria) } as Match)
    }
    at += page.length
  }
  return { items, next: at < ranked.length ? ranked[at - 1] : undefined }
}

/**
 * A page of everybody whom a search covers: the rows of all its markets are ranked, and entries read for the page. Only
 * a practice has favourites, and locums whom it has blocked: those are not found.
 */
export const findProfessionals = async (
  context: SearchContext,
  practice: CompanyId | undefined,
  profession: string,
  query: SearchQuery,
  datesField = 'searchDates',
): Promise<Page<Match, SearchSummary>> => {
  const { options, now, today, searchEntries, maxRows = MAX_ROWS } = context
  const { location, NextToken, sort = 'match', distance = USUAL_DISTANCE, strict = [] } = query
  await checkOptions(options, now, {
    professions: [{ name: profession, field: 'profession' }],
    places: location ? [{ name: location, field: 'location' }] : [],
  })
  const [favourites, blocks, industries, provinces, languages, extraHolidays] = await Promise.all([
    practice ? context.favourites.get(practice, 'eventual') : new Map<string, never>(),
    practice ? context.blocks.listAll(practice, 'eventual') : [],
    options.listCategory('industries', now),
    options.listCategory('provinces', now),
    options.listCategory('languages', now),
    options.listExtraHolidays(now),
  ])
  const dates = upcomingDates(query.searchDates, today, datesField)
  const criteria = prepareCriteria(rankingCriteriaOf(query, dates, industries, extraHolidays), now)
  const search = searchNumber(profession, query)
  const after = NextToken === undefined ? undefined : rankOfToken(NextToken, search)
  const markets = searchedMarkets(industries, profession, location ? [location] : placesIn(provinces))
  const blocked = new Set(blocks.map(({ id }) => id))
  const found = (await readRows(searchEntries, markets, maxRows))
    .filter(({ id }) => !blocked.has(id))
    .map((row) => scoreOf(row, criteria))
  const distances = distancesFrom(provinces, location)
  const { shown, summary } = listed(
    found,
    {
      required: [...strict, ...(query.match ? [query.match] : [])],
      distance,
      distances,
      isFavourite: (id) => isFavourite(favourites, id),
    },
    {
      languages: languages.map(({ name }) => name),
      skills: industries.flatMap(({ subs }) => subs.flatMap((skill) => skill.options.map(({ code }) => code))),
    },
  )
  const valueOf = sortValues[sort]
  const ranked = shown
    .map((scored) => ({ scored, rank: rankOf(scored, valueOf(scored, criteria, distances)) }))
    .filter(({ rank }) => after === undefined || byRank(rank, after) > 0)
    .sort((a, b) => byRank(a.rank, b.rank))
  const { items, next } = await readPage(searchEntries, ranked, criteria)
  return {
    items,
    ...(next && { nextToken: tokenOf(search, next.rank) }),
    ...(after === undefined && { summary: summary() }),
  }
}
