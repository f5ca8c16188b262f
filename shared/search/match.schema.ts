import * as z from 'zod/mini'
import { FileId } from '#shared/kernel/files.schema.ts'
import { LocalDate, LocalTime } from '#shared/kernel/dates.ts'
import { UserId } from '#shared/kernel/ids.ts'
import { DayRates } from '#shared/kernel/money.schema.ts'
import { fits } from './search-enums.ts'

const Part = z.strictObject({ points: z.int(), of: z.int() })

/** How a searched day fits (the glossary's `fit`); `free` are its free hours if not all the searched ones are. */
export const MatchDay = z.strictObject({
  date: LocalDate,
  fit: z.enum(fits),
  free: z.optional(z.array(z.strictObject({ start_time: LocalTime, end_time: LocalTime }))),
})
export type MatchDay = z.infer<typeof MatchDay>

/** A professional as a search lists them: no personal data, and how their score is made up. */
export const Match = z.strictObject({
  id: UserId,
  name: z.string(),
  avatar_file: z.optional(FileId),
  industry: z.string(),
  profession: z.string(),
  professional_body: z.string(),
  home: z.strictObject({ province: z.string(), region: z.string(), suburb: z.optional(z.string()) }),
  languages: z.array(z.string()),
  skills: z.array(z.string()),
  willing_to_travel: z.boolean(),
  experience: z.int(),
  rates: z.optional(DayRates),
  /** The searched days; empty if there were none. */
  days: z.array(MatchDay),
  /** A score of 100 is exact. */
  match: z.enum(['exact', 'broad']),
  /** Listed because the searched industry covers theirs (Pharmacy covers Nursing): after the others, never exact. */
  related: z.boolean(),
  score: z.int(),
  parts: z.strictObject({ base: Part, dates: Part, skills: Part, rate: Part, languages: Part, experience: Part }),
})
export type Match = z.infer<typeof Match>

const Counts = z.record(z.string(), z.int())

/** About all pages. */
export const SearchSummary = z.strictObject({
  total: z.int(),
  /** Of `total`, who is of a covered profession. */
  related: z.int(),
  /** Who is available on none of the days. */
  leftOut: z.int(),
  /** Before strict filters and `match`, as are `skills` and `languages`: how many have each. */
  all: z.int(),
  /** Who would be listed with one more strict filter, or with full matches only. */
  remaining: z.strictObject({
    profession: z.int(),
    dates: z.int(),
    skills: z.int(),
    rate: z.int(),
    languages: z.int(),
    experience: z.int(),
    distance: z.int(),
    favourites: z.int(),
    exact: z.int(),
  }),
  skills: Counts,
  languages: Counts,
})
export type SearchSummary = z.infer<typeof SearchSummary>
