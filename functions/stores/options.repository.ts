import type { PublicHoliday } from '#shared/kernel/holidays.ts'
import { announcedHolidays } from '#shared/options/announced-holidays.rules.ts'
import type { Instant } from '#shared/kernel/dates.ts'
import type { OptionCategory, OptionOf } from '#shared/options/options.schema.ts'
import type { ConfigReader } from '#functions/platform/dynamo/config-reader.ts'
import { optionItem } from './config.items.ts'

export const optionsRepository = (read: ConfigReader) => {
  /** In order, without deleted entries. */
  const listCategory = async <C extends OptionCategory>(category: C, now: Instant): Promise<OptionOf<C>[]> => {
    const options = (await read(optionItem, category, now)) as unknown as OptionOf<C>[]
    return options.filter(({ isdeleted }) => !isdeleted).sort((a, b) => a.order - b.order)
  }
  return {
    listCategory,
    /** Public holidays beyond the statutory ones. */
    listExtraHolidays: async (now: Instant): Promise<PublicHoliday[]> =>
      announcedHolidays(await listCategory('public-holidays', now)),
  }
}

export type OptionsRepository = ReturnType<typeof optionsRepository>
