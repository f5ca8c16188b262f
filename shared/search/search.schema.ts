import * as z from 'zod/mini'
import { FileId } from '#shared/kernel/files.schema.ts'
import { LocalDate, MAX_DAYS } from '#shared/kernel/dates.ts'
import { UserId } from '#shared/kernel/ids.ts'
import { DayRates } from '#shared/kernel/money.schema.ts'

/** The parts of a score and the most points of each for the named profession (DESIGN 7). */
export const scoreParts = { base: 50, dates: 20, skills: 10, rate: 10, languages: 5, experience: 5 } as const
export type ScorePart = keyof typeof scoreParts

const Part = z.strictObject({ points: z.int(), of: z.int() })

/** The status of a searched day. */
export const MatchDay = z.strictObject({
  date: LocalDate,
  status: z.enum(['available', 'open', 'unavailable']),
  posted: z.boolean(),
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
  home: z.strictObject({ province: z.string(), region: z.string() }),
  short_bio: z.string(),
  languages: z.array(z.string()),
  skills: z.array(z.string()),
  willing_to_travel: z.boolean(),
  experience: z.int(),
  rates: z.optional(DayRates),
  /** The searched days; empty if there were none. */
  days: z.array(MatchDay),
  /** A score of 100 is exact. */
  match: z.enum(['exact', 'broad']),
  /** Listed because the searched industry covers theirs (Pharmacy covers Nursing); never exact. */
  related: z.boolean(),
  score: z.int(),
  parts: z.strictObject({ base: Part, dates: Part, skills: Part, rate: Part, languages: Part, experience: Part }),
})
export type Match = z.infer<typeof Match>

const listOf = <T extends z.ZodMiniType<string, string>>(entry: T, most: number) =>
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

/**
 * Filters rank and don't hide (DESIGN 7). Lists are separated by commas; `location` is `province,region`; `rates` is
 * `from,to` or `to` in rand.
 */
export const SearchQuery = z.strictObject({
  languages: z.optional(listOf(Text, 20)),
  location: z.optional(z.string().check(z.regex(/^[^,#]{1,60},[^,#]{1,80}$/, 'Use the format province,region'))),
  rates: z.optional(z.string().check(z.regex(/^\d{1,5}(,\d{1,5})?$/, 'Use whole rand: from,to'))),
  experience: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(60))),
  searchDates: z.optional(listOf(LocalDate, MAX_DAYS)),
  skills: z.optional(listOf(Text, 50)),
  NextToken: z.optional(z.string().check(z.maxLength(400))),
})
export type SearchQuery = z.infer<typeof SearchQuery>
