import * as z from 'zod/mini'
import { LocalDate } from '#shared/kernel/dates.ts'

/** `,` and `#` separate names in stored places and keys, so neither is allowed in a name. */
const Name = z.string().check(z.minLength(1), z.maxLength(80), z.regex(/^[^,#]+$/, 'Leave out commas and the # sign'))
const Code = z
  .string()
  .check(z.minLength(1), z.maxLength(60), z.regex(/^[a-z0-9-]+$/, 'Use lower-case letters, digits and hyphens'))

/** `lat` and `lon` are the region's centroid, which distances are measured from. */
export const Region = z.strictObject({
  name: Name,
  towns: z.string().check(z.maxLength(120)),
  lat: z.number().check(z.gte(-35), z.lte(-22)),
  lon: z.number().check(z.gte(16), z.lte(33)),
})
export type Region = z.infer<typeof Region>

/** A branch of the skills tree. Without `allowMultiple`, only one of its options can be chosen. */
export const Skill = z.strictObject({
  name: Name,
  code: Code,
  allowMultiple: z.boolean(),
  options: z.array(z.strictObject({ name: Name, code: Code })).check(z.minLength(1), z.maxLength(60)),
})
export type Skill = z.infer<typeof Skill>

/** `numberPattern` is lenient: a number that doesn't match gets a warning and is accepted. */
export const Profession = z.strictObject({
  name: Name,
  council: z.string().check(z.minLength(1), z.maxLength(80)),
  numberPattern: z.string().check(z.maxLength(100)),
  numberExample: z.string().check(z.maxLength(20)),
})
export type Profession = z.infer<typeof Profession>

const industryFields = {
  professions: z.array(Profession).check(z.minLength(1), z.maxLength(40)),
  workedAtOptions: z.array(Name).check(z.maxLength(40)),
  /** What professionals of this industry can be especially good at. */
  expertise: z._default(z.array(Name).check(z.maxLength(60)), []),
  /** Industries that a search of this one covers too. */
  alsoFinds: z.array(Name).check(z.maxLength(10)),
}

const entry = { name: Name, order: z.int(), isdeleted: z.boolean() }
const nothing = z.array(z.never())

/** An expertise and its industry; both can be `not specified`. */
export const ExpertiseOption = z.strictObject({ industry: z.string(), expertise: z.string() })
export type ExpertiseOption = z.infer<typeof ExpertiseOption>

export const Industry = z.strictObject({
  name: Name,
  skills: z.array(Skill).check(z.maxLength(20)),
  ...industryFields,
  expertise: z.array(ExpertiseOption),
})
export type Industry = z.infer<typeof Industry>

const IndustryOption = z.strictObject({
  category: z.literal('industries'),
  ...entry,
  subs: Industry.shape.skills,
  ...industryFields,
})
export type IndustryOption = z.infer<typeof IndustryOption>

const ProvinceOption = z.strictObject({ category: z.literal('provinces'), ...entry, subs: z.array(Region) })
export type ProvinceOption = z.infer<typeof ProvinceOption>

/** One per year, named after it. Ad-hoc days, such as elections, are added to the year's list. */
const HolidaysOption = z.strictObject({
  category: z.literal('public-holidays'),
  ...entry,
  subs: z.array(z.strictObject({ date: LocalDate, name: Name })),
})
export type HolidaysOption = z.infer<typeof HolidaysOption>

const LanguageOption = z.strictObject({ category: z.literal('languages'), ...entry, subs: nothing })
const SystemOption = z.strictObject({ category: z.literal('systems'), ...entry, subs: nothing })
const BankOption = z.strictObject({
  category: z.literal('banks'),
  ...entry,
  subs: nothing,
  /** Universal branch code; text, because it can start with 0. */
  branchCode: z.string().check(z.regex(/^\d{6}$/, 'A branch code has six digits')),
})

export const Option = z.discriminatedUnion('category', [
  IndustryOption,
  ProvinceOption,
  LanguageOption,
  SystemOption,
  BankOption,
  HolidaysOption,
])
export type Option = z.infer<typeof Option>

export const OptionCategory = z.enum(['industries', 'provinces', 'languages', 'systems', 'banks', 'public-holidays'])
export type OptionCategory = z.infer<typeof OptionCategory>

export type OptionOf<C extends OptionCategory> = Extract<Option, { category: C }>
