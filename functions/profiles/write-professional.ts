import { searchEntryOf } from '#shared/professionals/search-entries.rules.ts'
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

/** Writes calendar lock, search rows and search entry of a profile, and removes those that no longer apply. */
export const writeLockAndSearchEntries = (
  { calendars, searchEntries }: Omit<ProfessionalRepositories, 'professionals'>,
  profile: Profile,
  lock: CalendarLock,
): TransactItem[] => {
  const { entry, markets = [] } = searchEntryOf(profile) ?? {}
  const gone = lock.markets.filter((market) => !markets.includes(market))
  return [
    calendars.writeLock(profile.id, {
      ...lock,
      approved: profile.approved,
      registeredUntil: profile.registration_expiry,
      markets,
    }),
    ...(entry
      ? [searchEntries.putEntry(entry)]
      : lock.markets.length > 0
        ? [searchEntries.removeEntry(profile.id)]
        : []),
    ...(entry ? markets.map((market) => searchEntries.putRow(market, entry, lock.openDays)) : []),
    ...gone.map((market) => searchEntries.removeRow(market, profile.id)),
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
