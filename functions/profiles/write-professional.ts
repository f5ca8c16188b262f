import { searchEntriesOf } from '#shared/professionals/search-entries.rules.ts'
import type { CalendarLock, CalendarsRepository } from '#functions/stores/calendars.repository.ts'
import type { SearchEntriesRepository } from '#functions/stores/search-entries.repository.ts'
import type { TransactItem } from '#functions/platform/dynamo/versioned.ts'
import type {
  ProfessionalsRepository,
  Profile,
  StoredProfessional,
} from '#functions/stores/professionals.repository.ts'

export type ProfessionalRepositories = {
  professionals: ProfessionalsRepository
  calendars: CalendarsRepository
  searchEntries: SearchEntriesRepository
}

/** Writes the calendar lock and search entries of a profile, and removes entries that no longer apply. */
export const writeLockAndSearchEntries = (
  { calendars, searchEntries }: Omit<ProfessionalRepositories, 'professionals'>,
  profile: Profile,
  lock: CalendarLock,
): TransactItem[] => {
  const after = searchEntriesOf(profile).map((entry) => ({ ...entry, openDays: lock.openDays }))
  const markets = after.map(({ market }) => market)
  return [
    calendars.writeLock(profile.id, { ...lock, approved: profile.approved, markets }),
    ...after.map(searchEntries.put),
    ...lock.markets
      .filter((market) => !markets.includes(market))
      .map((market) => searchEntries.remove(market, profile.id)),
  ]
}

/** Writes a profile with calendar lock and search entries, so that a search never finds an older version. */
export const writeProfile = (
  repositories: ProfessionalRepositories,
  profile: Profile,
  lock: CalendarLock,
): TransactItem[] => [
  repositories.professionals.putProfile(profile),
  ...writeLockAndSearchEntries(repositories, profile, lock),
]

/** The same with the personal item. */
export const writeFullProfile = (
  repositories: ProfessionalRepositories,
  professional: StoredProfessional,
  lock: CalendarLock,
): TransactItem[] => [
  ...writeProfile(repositories, professional, lock),
  repositories.professionals.putPersonal(professional),
]
