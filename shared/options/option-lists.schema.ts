import * as z from 'zod/mini'
import { Instant, LocalDate } from '#shared/kernel/dates.ts'
import { listTraits, type ListName } from './list-traits.ts'
import { BranchCode, OptionName, professionFields, regionFields, SkillCode } from './option-fields.schema.ts'

/**
 * One option. Profiles, offers and bookings store its code, which never changes; its name is what is shown. What is
 * deleted can't be chosen any more.
 */
const row = <Code extends z.ZodMiniType<string>>(code: Code) => ({
  code,
  name: OptionName,
  isdeleted: z.optional(z.boolean()),
})
const named = row(OptionName)
const coded = row(SkillCode)
/** Offers have the names of skills: those that it had before still find it. Kept by the server, whatever is sent. */
const skill = z.strictObject({ ...coded, formerly: z.optional(z.array(z.string())) })
const plain = z.strictObject(named)

export const maxRows = (name: ListName): { max: number; message: string } => ({
  max: listTraits[name].max,
  message: `Use at most ${listTraits[name].max} options in a list`,
})

const rows = <R extends z.ZodMiniType>(schema: R, name: ListName) => {
  const { max, message } = maxRows(name)
  return z.array(schema).check(z.maxLength(max, message))
}

const list = <const L extends ListName, R extends z.ZodMiniType>(name: L, schema: R) =>
  z.strictObject({ list: z.literal(name), rows: rows(schema, name) })

/** `of` is the code of what the list belongs to: an industry, a group of skills or a province. */
const listOf = <const L extends ListName, O extends z.ZodMiniType<string>, R extends z.ZodMiniType>(
  name: L,
  of: O,
  schema: R,
) => z.strictObject({ list: z.literal(name), of, rows: rows(schema, name) })

/** The statutory days follow from the law; these were announced besides, and on which day. */
const HolidayRow = z.strictObject({ ...row(LocalDate), announced: LocalDate })

export const OptionList = z.discriminatedUnion('list', [
  list('industries', z.strictObject({ ...named, alsoFinds: z.array(OptionName).check(z.maxLength(10)) })),
  listOf('professions', OptionName, z.strictObject({ ...named, ...professionFields })),
  listOf('skill-groups', OptionName, z.strictObject({ ...coded, allowMultiple: z.boolean() })),
  listOf('skills', SkillCode, skill),
  listOf('worked-at', OptionName, plain),
  listOf('expertise', OptionName, skill),
  list('provinces', plain),
  listOf('regions', OptionName, z.strictObject({ ...named, ...regionFields })),
  list('languages', plain),
  list('systems', plain),
  list('banks', z.strictObject({ ...named, branchCode: BranchCode })),
  list('public-holidays', HolidayRow),
])
export type OptionList = z.infer<typeof OptionList>

export type { ListName }
export type OptionRow<L extends ListName = ListName> = Extract<OptionList, { list: L }>['rows'][number]

const MAX_LISTS = 400
const MAX_FILE_ROWS = 10_000
const Version = z.string()

/** How many approved locums and open offers have an option. */
const InUse = z.strictObject({
  list: z.string(),
  of: z.optional(z.string()),
  code: z.string(),
  locums: z.int(),
  offers: z.int(),
})
export type InUse = z.infer<typeof InUse>

/** All options as the editor has them, deleted ones included. */
export const OptionLists = z.strictObject({
  version: Version,
  lists: z.array(OptionList),
  /** Absent until they have been counted for the first time; what is used nowhere is left out. */
  counted: z.optional(
    z.strictObject({
      at: Instant,
      inUse: z.array(InUse),
      /** Public offers in which a day is open; days without one are left out. */
      openDays: z.array(z.strictObject({ date: LocalDate, offers: z.int() })),
    }),
  ),
})
export type OptionLists = z.infer<typeof OptionLists>

/** Lists that change, each whole and in its new order. */
export const SavedLists = z.strictObject({
  lists: z.array(OptionList).check(z.minLength(1), z.maxLength(MAX_LISTS)),
})

/** A file is read row by row, so that a bad one can be left out. */
export const OptionsFile = z.strictObject({
  lists: z
    .array(
      z.strictObject({
        list: z.string().check(z.maxLength(80)),
        of: z.optional(z.string().check(z.maxLength(80))),
        rows: z.array(z.unknown()).check(z.maxLength(1000)),
      }),
    )
    .check(
      z.minLength(1),
      z.maxLength(MAX_LISTS),
      z.refine(
        (lists) => lists.reduce((sum, { rows: { length } }) => sum + length, 0) <= MAX_FILE_ROWS,
        'Use at most 10 000 rows in a file',
      ),
    ),
  /** Deletes what the file’s lists lack. */
  removeMissing: z._default(z.boolean(), false),
})
export type OptionsFile = z.infer<typeof OptionsFile>

export const changeActions = ['added', 'removed', 'restored', 'renamed', 'changed', 'moved'] as const

const place = { list: z.string(), of: z.optional(z.string()) }

/** What would become of one row; of several changes the first of `changeActions` that applies. */
export const OptionChange = z.strictObject({
  ...place,
  action: z.enum(changeActions),
  code: z.string(),
  name: z.string(),
  /** The name that it has now, if it is renamed. */
  before: z.optional(z.string()),
})
export type OptionChange = z.infer<typeof OptionChange>

/** A row of a file that can’t be taken over; the first one is row 1. Without a row it is the whole list. */
export const LeftOutRow = z.strictObject({
  ...place,
  row: z.optional(z.int()),
  code: z.optional(z.string()),
  name: z.optional(z.string()),
  problem: z.string(),
})
export type LeftOutRow = z.infer<typeof LeftOutRow>

/** What a file would change. `lists` are those to save, under this version. */
export const FileDifference = z.strictObject({
  version: Version,
  changes: z.array(OptionChange),
  unchanged: z.int(),
  leftOut: z.array(LeftOutRow),
  lists: z.array(OptionList),
})
export type FileDifference = z.infer<typeof FileDifference>
