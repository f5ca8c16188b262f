import type { Instant, LocalDate } from '#shared/kernel/dates.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import type { DayRates } from '#shared/kernel/money.schema.ts'
import type { ProfessionalRecord } from './professionals.projections.ts'
import { dayRatesOf, placesOf, marketOf } from './professionals.rules.ts'

/** A professional as a search shows them: nothing personal, and nothing of their days. */
export type SearchEntry = {
  id: UserId
  name: string
  industry: string
  profession: string
  professional_body: string
  home: { province: string; region: string; suburb: string }
  languages: string[]
  skills: string[]
  willing_to_travel: boolean
  experience_since?: LocalDate | undefined
  rates?: DayRates | undefined
  avatar_file?: string | undefined
  updatedAt: Instant
}

/** Covers all regions, and stays within the eighty items that a command may write. */
const MAX_MARKETS = 56

type SearchableProfile = Omit<ProfessionalRecord, 'idpassport' | 'payment_info'>

/** Those willing to travel are listed only in their preferred regions, if they have any; others also at home. */
const listedRegions = (record: SearchableProfile): string[] =>
  record.willing_to_travel && record.locations.length > 0 ? [...new Set(record.locations)] : placesOf(record)

/** What a search shows of a profile, and the markets in which it is listed; undefined before it is approved. */
export const searchEntryOf = (record: SearchableProfile): { entry: SearchEntry; markets: string[] } | undefined => {
  const { approved, profession, address } = record
  if (!approved || !profession || !address) return undefined
  return {
    entry: {
      id: record.id,
      name: record.name,
      industry: record.industry ?? '',
      profession,
      professional_body: record.professional_body ?? '',
      home: { province: address.province, region: address.region, suburb: address.suburb },
      languages: record.languages,
      skills: record.skills,
      willing_to_travel: record.willing_to_travel,
      experience_since: record.experience?.start_date,
      rates: record.working_hours && dayRatesOf(record.working_hours),
      avatar_file: record.files.avatar?.id,
      updatedAt: record.updatedAt,
    },
    markets: listedRegions(record)
      .slice(0, MAX_MARKETS)
      .map((place) => marketOf(profession, place)),
  }
}

/** The markets in which a profile is listed. */
export const marketsOf = (record: SearchableProfile): string[] => searchEntryOf(record)?.markets ?? []
