import type { PublicHoliday } from '#shared/kernel/holidays.ts'
import { todayAt, type Instant } from '#shared/kernel/dates.ts'
import { announcedHolidays } from '#shared/options/announced-holidays.rules.ts'
import type { OptionList } from '#shared/options/option-lists.schema.ts'
import type { OptionCategory, OptionOf } from '#shared/options/options.schema.ts'
import { shownOptions, skillCodes, skillNames } from '#shared/options/shown-options.rules.ts'
import type { ConfigReader } from '#functions/platform/dynamo/config-reader.ts'
import type { Stored } from '#functions/platform/dynamo/define-item.ts'
import { optionsItem } from './config.items.ts'

/** Requests that are refused cost a read a second at most. */
const REFRESH_MS = 1_000

export const optionsRepository = (read: ConfigReader) => {
  let seen: { version: number; at: Instant } | undefined
  /** The reader leaves out the version, by which items are saved. */
  const kind = {
    read: (item: Stored) => {
      const stored = optionsItem.read(item)
      return { ...stored, saved: stored.version }
    },
  }
  const lists = async (now: Instant): Promise<OptionList[]> => {
    const [stored] = await read(kind, 'options', now)
    if (stored) seen = { version: stored.saved, at: now }
    return stored?.lists ?? []
  }

  /** In order, without deleted entries. */
  const listCategory = async <C extends OptionCategory>(category: C, now: Instant): Promise<OptionOf<C>[]> =>
    shownOptions(await lists(now), category, todayAt(now)) as OptionOf<C>[]

  return {
    listCategory,

    /** Reads anew what was read more than a second ago. */
    refresh: async (now: Instant): Promise<void> => {
      await read(kind, 'options', now, REFRESH_MS)
    },

    /** Codes of the skills that have these names, or had them. */
    skillCodesOf: async (names: readonly string[], now: Instant): Promise<string[][]> => {
      const all = await lists(now)
      return names.map((name) => skillCodes(all, name))
    },

    readSkillNames: async (now: Instant): Promise<ReadonlyMap<string, string>> => skillNames(await lists(now)),

    /** The version that was read within this minute; none if nothing was, as an older one could be out of date. */
    versionSeen: (now: Instant): number | undefined =>
      seen && Date.parse(now) - Date.parse(seen.at) < 60_000 ? seen.version : undefined,

    /** Public holidays beyond the statutory ones. */
    listExtraHolidays: async (now: Instant): Promise<PublicHoliday[]> =>
      announcedHolidays(await listCategory('public-holidays', now)),
  }
}

export type OptionsRepository = ReturnType<typeof optionsRepository>
