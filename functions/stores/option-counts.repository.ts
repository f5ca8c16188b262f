import type { LocalDate } from '#shared/kernel/dates.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import { itemsOf } from '#functions/platform/dynamo/items-of.ts'
import { writeOne } from '#functions/platform/dynamo/write-one.ts'
import { optionCountsItem } from './config.items.ts'

/** Counts are locums and offers, by the key of the option. */
type Stored = ReturnType<typeof optionCountsItem.read>
export type OptionCounts = Omit<Stored, 'version'> & Partial<Pick<Stored, 'version'>>

const OPEN_DAY = 'open-days#'
/** Offers that have a day open are counted beside the options. */
export const openDayKey = (date: LocalDate): string => `${OPEN_DAY}${date}`
export const openDayOf = (key: string): LocalDate | undefined =>
  key.startsWith(OPEN_DAY) ? key.slice(OPEN_DAY.length) : undefined

const key = { pk: 'option-counts', sk: 'option-counts' }

export const optionCountsRepository = (db: Db, table: string) => {
  const counts = itemsOf(db, table, optionCountsItem)
  return {
    get: (): Promise<OptionCounts | undefined> => counts.get(key, 'consistent'),

    /** The job of the agenda counts for the first time, as someone wants to know. */
    begin: async (before: OptionCounts | undefined, day: LocalDate): Promise<void> => {
      await writeOne(db, counts.save(key, { ...before, day, counts: {}, next: 0 }))
    },

    /** If no other call has saved meanwhile; its counts are as good. */
    save: async (state: OptionCounts): Promise<void> => {
      await writeOne(db, counts.save(key, state))
    },
  }
}

export type OptionCountsRepository = ReturnType<typeof optionCountsRepository>
