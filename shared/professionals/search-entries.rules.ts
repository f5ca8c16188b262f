import type { OpenDays } from '#shared/kernel/open-days.ts'
import type { Instant, LocalDate } from '#shared/kernel/dates.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import type { DayRates } from '#shared/kernel/money.schema.ts'
import { locationsOf, type ProfessionalRecord } from './professionals.projections.ts'
import { dayRatesOf, marketOf } from './professionals.rules.ts'

/** A professional in one market: what a search there shows and filters by, and nothing personal. */
export type SearchEntry = {
  /** Profession and place. */
  market: string
  id: UserId
  name: string
  industry: string
  profession: string
  professional_body: string
  home: { province: string; region: string }
  short_bio: string
  languages: string[]
  skills: string[]
  willing_to_travel: boolean
  experience_since?: LocalDate | undefined
  rates?: DayRates | undefined
  avatar_file?: string | undefined
  updatedAt: Instant
  /** The states of the next year's days; absent until something is posted or booked. */
  openDays?: OpenDays | undefined
}

/** Covers all regions, and stays within the hundred items of one transaction. */
const MAX_ENTRIES = 56
const MAX_BIO_LENGTH = 160

type SearchableProfile = Omit<ProfessionalRecord, 'idpassport' | 'payment_info'>

/** Those willing to travel are listed only in their preferred regions, if they have any; others also at home. */
const listedRegions = (record: SearchableProfile): string[] =>
  record.willing_to_travel && record.locations.length > 0 ? [...new Set(record.locations)] : locationsOf(record)

/** The search entries of a profile: none before it is approved. */
export const searchEntriesOf = (record: SearchableProfile): SearchEntry[] => {
  const { approved, profession, address } = record
  if (!approved || !profession || !address) return []
  const entry = {
    id: record.id,
    name: record.name,
    industry: record.industry ?? '',
    profession,
    professional_body: record.professional_body ?? '',
    home: { province: address.province, region: address.region },
    short_bio: Array.from(record.short_bio ?? '')
      .slice(0, MAX_BIO_LENGTH)
      .join(''),
    languages: record.languages,
    skills: record.skills,
    willing_to_travel: record.willing_to_travel,
    experience_since: record.experience?.start_date,
    rates: record.working_hours && dayRatesOf(record.working_hours),
    avatar_file: record.files.avatar?.id,
    updatedAt: record.updatedAt,
  }
  return listedRegions(record)
    .slice(0, MAX_ENTRIES)
    .map((place) => ({ market: marketOf(profession, place), ...entry }))
}
