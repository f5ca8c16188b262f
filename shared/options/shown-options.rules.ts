import { compareStrings } from '#shared/kernel/compare.ts'
import { publicHolidays } from '#shared/kernel/holidays.ts'
import type { LocalDate } from '#shared/kernel/dates.ts'
import { holidayYears } from './announced-holidays.rules.ts'
import { rowsAt } from './list-places.rules.ts'
import { newCode } from './new-code.rules.ts'
import type { OptionList, OptionRow } from './option-lists.schema.ts'
import type { HolidaysOption, IndustryOption, Option, OptionCategory, ProvinceOption, Skill } from './options.schema.ts'

type Lists = readonly OptionList[]

const chosen = <R extends OptionRow>(rows: readonly R[]): R[] => rows.filter(({ isdeleted }) => !isdeleted)

/** The name that is stored, and the one that is shown if that is another. */
const named = ({ code, name }: OptionRow) => ({ name: code, ...(name !== code && { label: name }) })

type Group = Omit<Skill, 'options'> & { isdeleted?: boolean | undefined; skills: readonly OptionRow<'skills'>[] }

const groupsOf = (lists: Lists, industry: string): Group[] => [
  ...rowsAt(lists, { list: 'skill-groups', of: industry }).map(({ code, name, allowMultiple, isdeleted }) => ({
    code,
    name,
    allowMultiple,
    isdeleted,
    skills: rowsAt(lists, { list: 'skills', of: code }),
  })),
  {
    code: newCode('expertise', industry, ''),
    name: 'Expertise',
    allowMultiple: true,
    skills: rowsAt(lists, { list: 'expertise', of: industry }),
  },
]

/** Groups with those of their skills that can be chosen, or else those that can’t any more. */
const treeOf = (groups: readonly Group[], isFormer: boolean): Skill[] =>
  groups.flatMap(({ code, name, allowMultiple, isdeleted: isGone = false, skills }) => {
    const options = skills
      .filter(({ isdeleted = false }) => (isGone || isdeleted) === isFormer)
      .map((skill) => ({ name: skill.name, code: skill.code }))
    return options.length > 0 ? [{ name, code, allowMultiple, options }] : []
  })

/** Expertise of an industry that this one covers is a group of its own (SPEC 3: Pharmacy has that of Nursing too). */
const coveredExpertise = (lists: Lists, { alsoFinds }: OptionRow<'industries'>): Group[] =>
  chosen(rowsAt(lists, { list: 'industries' }))
    .filter(({ code }) => alsoFinds.includes(code))
    .map(({ code, name }) => ({
      code: newCode('expertise', code, ''),
      name: `Expertise in ${name}`,
      allowMultiple: true,
      skills: rowsAt(lists, { list: 'expertise', of: code }),
    }))

const namesOf = (rows: readonly OptionRow[]): string[] => chosen(rows).map(({ name }) => name)

const entryOf = (row: OptionRow, order: number) => ({ ...named(row), order, isdeleted: row.isdeleted ?? false })

const industryOf = (lists: Lists, row: OptionRow<'industries'>, order: number): IndustryOption => {
  const groups = [...groupsOf(lists, row.code), ...coveredExpertise(lists, row)]
  const formerSkills = treeOf(groups, true)
  return {
    category: 'industries',
    ...entryOf(row, order),
    professions: chosen(rowsAt(lists, { list: 'professions', of: row.code })).map((profession) => ({
      ...named(profession),
      council: profession.council,
      numberPattern: profession.numberPattern,
      numberExample: profession.numberExample,
    })),
    subs: treeOf(groups, false),
    ...(formerSkills.length > 0 && { formerSkills }),
    workedAtOptions: namesOf(rowsAt(lists, { list: 'worked-at', of: row.code })),
    expertise: namesOf(rowsAt(lists, { list: 'expertise', of: row.code })),
    alsoFinds: row.alsoFinds,
  }
}

const provinceOf = (lists: Lists, row: OptionRow<'provinces'>, order: number): ProvinceOption => ({
  category: 'provinces',
  ...entryOf(row, order),
  subs: chosen(rowsAt(lists, { list: 'regions', of: row.code })).map((region) => ({
    ...named(region),
    towns: region.towns,
    lat: region.lat,
    lon: region.lon,
  })),
})

const holidaysByYear = (lists: Lists, today: LocalDate): HolidaysOption[] => {
  const announced = chosen(rowsAt(lists, { list: 'public-holidays' })).map(({ code, name, announced: day }) => ({
    date: code,
    name,
    announced: day,
  }))
  return holidayYears(today).map((year) => {
    const days = [...publicHolidays(Number(year)), ...announced.filter(({ date }) => date.startsWith(`${year}-`))]
    return {
      category: 'public-holidays',
      name: year,
      order: Number(year),
      isdeleted: false,
      subs: days.sort((a, b) => compareStrings(a.date, b.date)),
    }
  })
}

/** Offers have names of skills, which may have changed since. */
export const skillCodes = (lists: Lists, name: string): string[] =>
  lists.flatMap((list) =>
    list.list === 'skills' || list.list === 'expertise'
      ? list.rows.filter((row) => row.name === name || row.formerly?.includes(name)).map(({ code }) => code)
      : [],
  )

/** Names of all skills by their codes, also of those that can’t be chosen any more. */
export const skillNames = (lists: Lists): ReadonlyMap<string, string> =>
  new Map(
    lists.flatMap((list) =>
      list.list === 'skills' || list.list === 'expertise'
        ? list.rows.map(({ code, name }): [string, string] => [code, name])
        : [],
    ),
  )

/** A category as the API has it, without what was deleted. */
export const shownOptions = (lists: Lists, category: OptionCategory, today: LocalDate): Option[] => {
  const plain = (name: 'languages' | 'systems') =>
    chosen(rowsAt(lists, { list: name })).map((row, order) => ({ category: name, ...entryOf(row, order), subs: [] }))
  switch (category) {
    case 'industries':
      return chosen(rowsAt(lists, { list: 'industries' })).map((row, order) => industryOf(lists, row, order))
    case 'provinces':
      return chosen(rowsAt(lists, { list: 'provinces' })).map((row, order) => provinceOf(lists, row, order))
    case 'banks':
      return chosen(rowsAt(lists, { list: 'banks' })).map((row, order) => ({
        category,
        ...entryOf(row, order),
        subs: [],
        branchCode: row.branchCode,
      }))
    case 'public-holidays':
      return holidaysByYear(lists, today)
    default:
      return plain(category)
  }
}
