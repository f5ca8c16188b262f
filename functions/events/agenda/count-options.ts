import { addDays, todayAt, type Instant } from '#shared/kernel/dates.ts'
import { hash32 } from '#shared/kernel/hash.ts'
import { optionKey, placeOfList } from '#shared/options/list-places.rules.ts'
import type { CountedList } from '#shared/options/list-traits.ts'
import type { OptionList, OptionRow } from '#shared/options/option-lists.schema.ts'
import { skillCodes } from '#shared/options/shown-options.rules.ts'
import { marketOf } from '#shared/professionals/professionals.rules.ts'
import { languagesIn, skillsIn } from '#shared/search/traits.ts'
import { openDates } from '#shared/offers/offers.rules.ts'
import { eachItem } from '#functions/platform/dynamo/query-page.ts'
import { logger } from '#functions/platform/logger.ts'
import {
  type OptionCounts,
  type OptionCountsRepository,
  openDayKey,
} from '#functions/stores/option-counts.repository.ts'
import type { OptionListsRepository } from '#functions/stores/option-lists.repository.ts'
import type { OffersRepository } from '#functions/stores/offers.repository.ts'
import type { SearchEntriesRepository } from '#functions/stores/search-entries.repository.ts'

type Deps = {
  optionCounts: OptionCountsRepository
  optionLists: Pick<OptionListsRepository, 'find'>
  offers: Pick<OffersRepository, 'listMarketOffers'>
  searchEntries: Pick<SearchEntriesRepository, 'listRows'>
}

/** At most so many professions a minute: each has a range of search rows and one of offers in every region. */
const PROFESSIONS_A_STEP = 20
const MAX_DAYS_AHEAD = 400
/** At night, when nobody waits for it: from two to four o’clock in South Africa. */
const HOURS_UTC = [0, 1]

type Counts = OptionCounts['counts']

type Lists = readonly OptionList[]
type CountedOption = { list: CountedList; of?: string | undefined; code: string }

/** Locums and offers that have an option, by its key. */
const add = (counts: Counts, key: string, which: 0 | 1): void => {
  const [locums, offers] = counts[key] ?? [0, 0]
  counts[key] = which === 0 ? [locums + 1, offers] : [locums, offers + 1]
}

const optionsIn = (lists: Lists, name: CountedList): CountedOption[] =>
  lists.flatMap((list) =>
    list.list === name
      ? (list.rows as OptionRow[]).map(({ code }) => ({ ...placeOfList(list), list: name, code }))
      : [],
  )

/** Keys by what search rows have as numbers. */
const keysByHash = (options: readonly CountedOption[], keysOf = (option: CountedOption) => [optionKey(option)]) =>
  new Map(options.map((option) => [hash32(option.code), keysOf(option)]))

/** A skill counts for its group too. */
const skillKeys = (lists: Lists): Map<number, string[]> => {
  const groups = new Map(optionsIn(lists, 'skill-groups').map((group) => [group.code, optionKey(group)]))
  return keysByHash([...optionsIn(lists, 'skills'), ...optionsIn(lists, 'expertise')], (option) => {
    const group = option.list === 'skills' ? groups.get(option.of ?? '') : undefined
    return [optionKey(option), ...(group === undefined ? [] : [group])]
  })
}

/** With the options that all have who are in it. */
type Market = [market: string, keys: string[]]

const marketsOf = (lists: Lists, profession: CountedOption): Market[] => {
  const industry: CountedOption = { list: 'industries', code: profession.of ?? '' }
  return optionsIn(lists, 'regions').map((region) => {
    const province: CountedOption = { list: 'provinces', code: region.of ?? '' }
    const market = marketOf(profession.code, `${region.of},${region.code}`)
    return [market, [region, province, profession, industry].map(optionKey)]
  })
}

type Keys = ReturnType<typeof keysByHash>
type Found = { lists: Lists; skills: Keys; languages: Keys; counts: Counts; now: Instant }

/** A locum has a row in each region where they work, and counts once: `seen` are the keys by locum. */
const countLocums = async (
  { searchEntries }: Deps,
  { skills, languages, counts }: Found,
  [market, keys]: Market,
  seen: Map<string, Set<string>>,
): Promise<void> => {
  for await (const rows of searchEntries.listRows(market))
    for (const { id, traits } of rows) {
      const known = seen.get(id) ?? new Set()
      seen.set(id, known)
      const found = [
        ...keys,
        ...[...skillsIn(traits)].flatMap((hash) => skills.get(hash) ?? []),
        ...[...languagesIn(traits)].flatMap((hash) => languages.get(hash) ?? []),
      ]
      for (const key of found) if (!known.has(key)) add(counts, key, 0)
      for (const key of found) known.add(key)
    }
}

/** Public offers with days that are open. */
const countOffers = async (
  { offers }: Deps,
  { lists, skills, counts, now }: Found,
  [market, keys]: Market,
): Promise<void> => {
  const today = todayAt(now)
  const period = { start: today, end: addDays(today, MAX_DAYS_AHEAD) }
  for await (const offer of eachItem((after) => offers.listMarketOffers([market], { ...period, after }))) {
    const codes = offer.terms.skills.flatMap((name) => skillCodes(lists, name))
    const found = new Set([
      ...keys,
      ...codes.flatMap((code) => skills.get(hash32(code)) ?? []),
      ...openDates(offer, now).map(openDayKey),
    ])
    for (const key of found) add(counts, key, 1)
  }
}

/** All markets at once, as most are empty. */
const countProfession = async (deps: Deps, found: Found, profession: CountedOption): Promise<void> => {
  const seen = new Map<string, Set<string>>()
  await Promise.all(
    marketsOf(found.lists, profession).flatMap((market) => [
      countLocums(deps, found, market, seen),
      countOffers(deps, found, market),
    ]),
  )
}

/**
 * Counts how many locums and offers have each option: the first time once the options were opened, and then each night.
 * Some professions at each call, begun before the deadline (milliseconds), the next ones at the next. It goes on where
 * a call stopped, and begins anew on another day.
 */
export const countOptions = async (deps: Deps, now: Instant, deadline: number): Promise<void> => {
  const state = await deps.optionCounts.get()
  const day = todayAt(now)
  const isNight = HOURS_UTC.includes(new Date(now).getUTCHours())
  if (!state || (state.next === undefined && !(isNight && state.day !== day))) return
  const stored = await deps.optionLists.find()
  if (!stored) return
  const { lists } = stored
  const professions = optionsIn(lists, 'professions')
  let next = state.day === day ? (state.next ?? 0) : 0
  const counts: Counts = next === 0 ? {} : { ...state.counts }
  const languages = keysByHash(optionsIn(lists, 'languages'))
  const found = { lists, skills: skillKeys(lists), languages, counts, now }
  for (const profession of professions.slice(next, next + PROFESSIONS_A_STEP)) {
    if (Date.now() > deadline) break
    await countProfession(deps, found, profession)
    next += 1
  }
  const isDone = next >= professions.length
  await deps.optionCounts.save({
    ...state,
    day,
    counts: isDone ? {} : counts,
    next: isDone ? undefined : next,
    ...(isDone && { counted: { at: now, counts } }),
  })
  if (isDone) logger.info('options counted', { options: Object.keys(counts).length })
}
