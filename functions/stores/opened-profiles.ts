import type { LocalDate } from '#shared/kernel/dates.ts'
import type { CompanyId, UserId } from '#shared/kernel/ids.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import { itemsOf } from '#functions/platform/dynamo/items-of.ts'
import { isNewDay } from '#functions/platform/dynamo/versioned.ts'
import { writeOne } from '#functions/platform/dynamo/write-one.ts'
import { openedItem } from './companies.items.ts'

/** The beginning of an id: long enough to tell people apart. */
const shortOf = (id: UserId): string => id.slice('usr_'.length).replaceAll('-', '').slice(0, 12)

/** The profiles that a practice has opened today. */
export const openedProfiles = (db: Db, table: string) => {
  const stored = itemsOf(db, table, openedItem)
  return {
    /**
     * Records that a practice opens a profile today: false once it has reached its limit. One item per practice,
     * replaced each day; opening a profile again writes nothing.
     */
    recordOpened: async (id: CompanyId, professional: UserId, today: LocalDate, limit: number): Promise<boolean> => {
      const key = openedItem.key(id)
      const person = shortOf(professional)
      const people = new Set([person])
      for (;;) {
        const opened = await stored.get(key, 'consistent')
        // Around midnight another clock may be slightly ahead.
        const isFirst = !opened || opened.day < today
        if (!isFirst && opened.people.has(person)) return true
        if (!isFirst && opened.people.size >= limit) return false
        const write = isFirst
          ? stored.put(key, { day: today, people }, isNewDay(today))
          : stored.update(key, {
              add: { people },
              condition: { expression: '#day = :day AND size(#people) < :limit', values: { day: opened.day, limit } },
            })
        if (await writeOne(db, write)) return true
      }
    },
  }
}
