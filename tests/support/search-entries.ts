import { randomUUID } from 'node:crypto'
import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb'
import { emptyOpenDays, updateOpenDays, type OpenState } from '#shared/kernel/open-days.ts'
import type { LocalDate } from '#shared/kernel/dates.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import { searchEntriesRepository } from '#functions/stores/search-entries.repository.ts'
import type { SearchEntry } from '#shared/professionals/search-entries.rules.ts'
import { marketOf } from '#shared/professionals/professionals.rules.ts'
import type { Api } from './api.ts'
import { today } from './people.ts'

export type EntryChanges = Partial<SearchEntry> & { place: string; open?: Record<LocalDate, OpenState> }

/** A search entry as saving a profile writes it. */
export const entryOf = ({ place, open, ...changes }: EntryChanges): SearchEntry => {
  const profession = changes.profession ?? 'Pharmacist'
  const [province = '', region = ''] = place.split(',')
  return {
    market: marketOf(profession, place),
    id: `usr_${randomUUID()}` as UserId,
    name: 'Thandi Nkosi',
    industry: 'Pharmacy',
    profession,
    professional_body: 'SAPC',
    home: { province, region },
    short_bio: 'Community pharmacist who keeps the queue short and the scripts right.',
    languages: ['English', 'isiXhosa'],
    skills: ['pharmacy-clinic-immunisation'],
    willing_to_travel: false,
    experience_since: '2018-03-01',
    rates: { weekdays: '380', saturday: '430', sundays: '520', public_holidays: '520' },
    updatedAt: new Date().toISOString(),
    ...(open && { openDays: updateOpenDays(emptyOpenDays(today()), open, today()) }),
    ...changes,
  }
}

/** Writes search entries to the table, without profiles. */
export const putEntries = async ({ db }: Pick<Api, 'db'>, searchEntries: readonly SearchEntry[]): Promise<void> => {
  const { put } = searchEntriesRepository(db, 'search')
  for (let first = 0; first < searchEntries.length; first += 25) {
    const requests = searchEntries
      .slice(first, first + 25)
      .map((entry) => ({ PutRequest: { Item: put(entry).Put?.Item } }))
    await db.send(new BatchWriteCommand({ RequestItems: { search: requests } }))
  }
}
