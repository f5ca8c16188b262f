import { compareStrings } from '#shared/kernel/compare.ts'
import { optionKey, placeOfList } from '#shared/options/list-places.rules.ts'
import type { InUse, OptionList, OptionLists, OptionRow } from '#shared/options/option-lists.schema.ts'
import {
  type OptionCounts,
  type OptionCountsRepository,
  openDayOf,
} from '#functions/stores/option-counts.repository.ts'
import type { Context } from '#functions/platform/context.ts'
import type { OptionListsRepository } from '#functions/stores/option-lists.repository.ts'

type Deps = {
  optionLists: Pick<OptionListsRepository, 'get'>
  optionCounts: Pick<OptionCountsRepository, 'get' | 'begin'>
}

type Counts = OptionCounts['counts']

const inUse = (lists: readonly OptionList[], counts: Counts): InUse[] =>
  lists.flatMap((list) =>
    (list.rows as OptionRow[]).flatMap(({ code }): InUse[] => {
      const option = { ...placeOfList(list), code }
      const [locums, offers] = counts[optionKey(option)] ?? []
      return locums === undefined || offers === undefined ? [] : [{ ...option, locums, offers }]
    }),
  )

const openDays = (counts: Counts) =>
  Object.entries(counts)
    .flatMap(([key, [, offers]]) => {
      const date = openDayOf(key)
      return date === undefined ? [] : [{ date, offers }]
    })
    .sort((a, b) => compareStrings(a.date, b.date))

export const getOptionLists = async ({
  optionLists,
  optionCounts,
  today,
}: Deps & Pick<Context, 'today'>): Promise<OptionLists> => {
  const [{ version, lists }, state] = await Promise.all([optionLists.get(), optionCounts.get()])
  const counted = state?.counted
  if (!counted && state?.next === undefined) await optionCounts.begin(state, today)
  return {
    version: String(version),
    lists,
    ...(counted && {
      counted: { at: counted.at, inUse: inUse(lists, counted.counts), openDays: openDays(counted.counts) },
    }),
  }
}
