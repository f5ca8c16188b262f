import * as z from 'zod/mini'
import { crossCheck } from '#shared/kernel/cross-check.ts'
import { LocalDate, LocalTime, MAX_DAYS } from '#shared/kernel/dates.ts'
import { CompanyId } from '#shared/kernel/ids.ts'
import { conditions, sorts } from './search-enums.ts'

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
  crossCheck<Times>(
    ['end_time', 'start_time'],
    ({ start_time, end_time }) => start_time !== undefined || end_time === undefined,
    'Enter a start time',
  ),
  crossCheck<Times>(
    ['start_time', 'end_time'],
    ({ start_time, end_time }) => end_time !== undefined || start_time === undefined,
    'Enter an end time',
  ),
] as const

/** Filters rank and don't hide (DESIGN 7), unless `strict` names them or `match` is `exact`. */
export const SearchQuery = z.strictObject(withDates).check(...bothTimes)
export type SearchQuery = z.infer<typeof SearchQuery>

/** `companyId`: the practice that searches, if the caller has several. */
export const DirectoryQuery = z.strictObject({ ...withDates, companyId: z.optional(CompanyId) }).check(...bothTimes)

/** The same for a period, which is part of the path. */
export const PeriodQuery = z.strictObject(queryShape).check(...bothTimes)
