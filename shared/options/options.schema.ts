import * as z from 'zod/mini'
import { LocalDate } from '#shared/kernel/dates.ts'
import { BranchCode, OptionName, professionFields, regionFields, SkillCode } from './option-fields.schema.ts'

/** What profiles and offers store is the name; it never changes. `label` is what is shown, if it was renamed. */
const named = { name: OptionName, label: z.optional(OptionName) }

export const Region = z.strictObject({ ...named, ...regionFields })
export type Region = z.infer<typeof Region>

/** A branch of the skills tree. Without `allowMultiple`, only one of its options can be chosen. */
export const Skill = z.strictObject({
  name: OptionName,
  code: SkillCode,
  allowMultiple: z.boolean(),
  options: z.array(z.strictObject({ name: OptionName, code: SkillCode })).check(z.minLength(1), z.maxLength(80)),
})
export type Skill = z.infer<typeof Skill>

export const Profession = z.strictObject({ ...named, ...professionFields })
export type Profession = z.infer<typeof Profession>

const industryFields = {
  professions: z.array(Profession).check(z.minLength(1), z.maxLength(40)),
  workedAtOptions: z.array(OptionName).check(z.maxLength(60)),
  /** What professionals of this industry can be especially good at. */
  expertise: z._default(z.array(OptionName).check(z.maxLength(80)), []),
  /** Skills that can’t be chosen any more, for those who have them. */
  formerSkills: z.optional(z.array(Skill)),
  /** Industries that a search of this one covers too. */
  alsoFinds: z.array(OptionName).check(z.maxLength(10)),
}

const entry = { ...named, order: z.int(), isdeleted: z.boolean() }
const nothing = z.array(z.never())

/** An expertise and its industry; both can be `not specified`. */
export const ExpertiseOption = z.strictObject({ industry: z.string(), expertise: z.string() })
export type ExpertiseOption = z.infer<typeof ExpertiseOption>

export const Industry = z.strictObject({
  ...named,
  skills: z.array(Skill).check(z.maxLength(30)),
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
  subs: z.array(z.strictObject({ date: LocalDate, name: OptionName, announced: z.optional(LocalDate) })),
})
export type HolidaysOption = z.infer<typeof HolidaysOption>

const LanguageOption = z.strictObject({ category: z.literal('languages'), ...entry, subs: nothing })
const SystemOption = z.strictObject({ category: z.literal('systems'), ...entry, subs: nothing })
const BankOption = z.strictObject({
  category: z.literal('banks'),
  ...entry,
  subs: nothing,
  branchCode: BranchCode,
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
