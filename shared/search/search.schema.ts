import * as z from 'zod/mini'
import { FileId } from '#shared/kernel/files.schema.ts'
import { LocalDate, LocalTime, MAX_DAYS } from '#shared/kernel/dates.ts'
import { CompanyId, UserId } from '#shared/kernel/ids.ts'
import { DayRates } from '#shared/kernel/money.schema.ts'
import { conditions, fits, sorts } from './criteria.ts'

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

const listOf = <T extends string>(entry: z.ZodMiniType<T, string>, most: number) =>
  z.pipe(
    z.pipe(
      z.string().check(z.maxLength(2_000)),
      z.transform((text) =>
        text
          .split(',')
          .map((part) => part.trim())
          .filter(Boolean),
      ),
    ),
    z.array(entry).check(z.maxLength(most)),
  )

const Text = z.string().check(z.minLength(1), z.maxLength(80))

const queryShape = {
  languages: z.optional(listOf(Text, 20)),
  /** `province,region` */
  location: z.optional(z.string().check(z.regex(/^[^,#]{1,60},[^,#]{1,80}$/, 'Use the format province,region'))),
  /** `from,to` or `to`, in rand. */
  rates: z.optional(z.string().check(z.regex(/^\d{1,5}(,\d{1,5})?$/, 'Use whole rand: from,to'))),
  experience: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(60))),
  skills: z.optional(listOf(Text, 50)),
  /** Without times, any free hours of a day count. */
  start_time: z.optional(LocalTime),
  /** On the next day if not after the start. */
  end_time: z.optional(LocalTime),
  strict: z.optional(listOf(z.enum(conditions), conditions.length)),
  match: z.optional(z.literal('exact')),
  sort: z.optional(z.enum(sorts)),
  /** In kilometres. */
  distance: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(2_000))),
  NextToken: z.optional(z.string().check(z.maxLength(400))),
}
const withDates = { ...queryShape, searchDates: z.optional(listOf(LocalDate, MAX_DAYS)) }

type Times = { start_time?: string | undefined; end_time?: string | undefined }
const bothTimes = [
  z.refine<Times>(({ start_time, end_time }) => start_time !== undefined || end_time === undefined, {
    message: 'Enter a start time',
    path: ['start_time'],
  }),
  z.refine<Times>(({ start_time, end_time }) => end_time !== undefined || start_time === undefined, {
    message: 'Enter an end time',
    path: ['end_time'],
  }),
] as const

/** Filters rank and don't hide (DESIGN 7), unless `strict` names them or `match` is `exact`. */
export const SearchQuery = z.strictObject(withDates).check(...bothTimes)
export type SearchQuery = z.infer<typeof SearchQuery>

/** `companyId`: the practice that searches, if the caller has several. */
export const DirectoryQuery = z.strictObject({ ...withDates, companyId: z.optional(CompanyId) }).check(...bothTimes)

/** The same for a period, which is part of the path. */
export const PeriodQuery = z.strictObject(queryShape).check(...bothTimes)
