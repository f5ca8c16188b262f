import { randomUUID } from 'node:crypto'
import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb'
import { noOpenDays, updateOpenDays, type OpenDay, type OpenDays } from '#shared/kernel/open-days.ts'
import type { LocalDate } from '#shared/kernel/dates.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import { searchEntriesRepository } from '#functions/stores/search-entries.repository.ts'
import type { SearchEntry } from '#shared/professionals/search-entries.rules.ts'
import { marketOf } from '#shared/professionals/professionals.rules.ts'
import type { Api } from './api.ts'
import { today } from './people.ts'

/** Kinds of days; 24 hours are posted where it matters only whether any are. */
export const openDay = {
  available: { state: 'available', free: [{ from: 0, to: 1440 }] },
  open: { state: 'open', free: [{ from: 0, to: 1440 }] },
  unavailable: { state: 'unavailable', free: [] },
} as const satisfies Record<string, OpenDay>

export type EntryChanges = Partial<SearchEntry> & { place: string; open?: Record<LocalDate, OpenDay> }
/** A locum in a market, as saving a profile writes them. */
export type Listed = { market: string; entry: SearchEntry; days: OpenDays }

export const entryOf = ({ place, open = {}, ...changes }: EntryChanges): Listed => {
  const profession = changes.profession ?? 'Pharmacist'
  const [province = '', region = ''] = place.split(',')
  return {
    market: marketOf(profession, place),
    entry: {
      id: `usr_${randomUUID()}` as UserId,
      name: 'Thandi Nkosi',
      industry: 'Pharmacy',
      profession,
      professional_body: 'SAPC',
      home: { province, region, suburb: 'Central' },
      languages: ['English', 'isiXhosa'],
      skills: ['pharmacy-clinic-immunisation'],
      willing_to_travel: false,
      experience_since: '2018-03-01',
      rates: { weekdays: '380', saturday: '430', sundays: '520', public_holidays: '520' },
      updatedAt: new Date().toISOString(),
      ...changes,
    },
    days: updateOpenDays(noOpenDays, open, today()),
  }
}

/** Writes rows and entries to the table, without profiles. */
export const putEntries = async ({ db }: Pick<Api, 'db'>, people: readonly Listed[]): Promise<void> => {
  const { putRow, putEntry } = searchEntriesRepository(db, 'search')
  const items = [
    ...people.map(({ market, entry, days }) => putRow(market, entry, days)),
    ...new Map(people.map(({ entry }) => [entry.id, putEntry(entry)])).values(),
  ]
  for (let first = 0; first < items.length; first += 25) {
    const requests = items.slice(first, first + 25).map(({ Put }) => ({ PutRequest: { Item: Put?.Item } }))
    await db.send(new BatchWriteCommand({ RequestItems: { search: requests } }))
  }
}
