import { hash32 } from '#shared/kernel/hash.ts'
import { holidayName } from '#shared/kernel/holidays.ts'
import { LANGUAGE_NAME } from '#shared/kernel/profile.schema.ts'
import { placeKey, rowsAt } from './list-places.rules.ts'
import { listTraits, type ListName } from './list-traits.ts'
import { patternProblem } from './number-pattern.rules.ts'
import { matchesNumberPattern } from './options.rules.ts'
import type { OptionList, OptionRow } from './option-lists.schema.ts'

/** `row` is the position in its list; without it, the list itself is wrong. `other` is the row that excludes it. */
export type ListProblem = { list: OptionList; row?: number; field: string; message: string; other?: OptionRow }

/** What a search compares as a number: a place is its province and its region. */
const searchedAs = (list: OptionList, { code }: OptionRow): string | undefined => {
  if (listTraits[list.list].space === 'skills' || list.list === 'languages') return code
  return list.list === 'regions' ? `${list.of},${code}` : undefined
}

/** Most options have the name that they were created with as their code. */
export const codeTwice = ({ code, name }: OptionRow): string =>
  code === name ? `The name “${name}” is there twice` : `The code “${code}” is there twice`

const repeats = <T>(taken: Map<string, T>, key: string, value: T): T | undefined => {
  const earlier = taken.get(key)
  if (earlier === undefined) taken.set(key, value)
  return earlier
}

/** Codes and names that are there twice, and codes that a search would take for another one. */
const duplicates = (lists: readonly OptionList[]): ListProblem[] => {
  const codes = new Map<string, OptionRow>()
  const names = new Map<string, OptionRow>()
  const hashes = new Map<string, OptionRow>()
  return lists.flatMap((list) =>
    list.rows.flatMap((given, row): ListProblem[] => {
      const { code, name, isdeleted } = given
      const space = listTraits[list.list].space ?? placeKey(list)
      const searched = searchedAs(list, given)
      const inSpace = repeats(codes, `${space}#${code.toLowerCase()}`, given)
      if (inSpace) return [{ list, row, field: 'code', message: codeTwice(given), other: inSpace }]
      const like = searched === undefined ? undefined : repeats(hashes, `${space}#${hash32(searched)}`, given)
      const tooLike = `The code “${code}” is too like another; choose another one`
      if (like) return [{ list, row, field: 'code', message: tooLike, other: like }]
      const isNamed = list.list !== 'public-holidays' && !isdeleted
      const namesake = isNamed ? repeats(names, `${placeKey(list)}#${name.toLowerCase()}`, given) : undefined
      return namesake
        ? [{ list, row, field: 'name', message: `The name “${name}” is there twice`, other: namesake }]
        : []
    }),
  )
}

/** What profiles refuse can't be a language to choose. */
const languageProblem = ({ code, name, isdeleted }: OptionRow) => {
  if (isdeleted || (LANGUAGE_NAME.test(code) && LANGUAGE_NAME.test(name))) return undefined
  return { field: LANGUAGE_NAME.test(name) ? 'code' : 'name', message: 'A language has neither digits nor an @ sign' }
}

/** What a row alone can't have. */
const rowProblem = (list: OptionList, row: OptionRow): { field: string; message: string } | undefined => {
  if (list.list === 'languages') return languageProblem(row)
  if (list.list === 'professions') {
    const profession = row as OptionRow<'professions'>
    const problem = patternProblem(profession.numberPattern)
    if (problem) return { field: 'numberPattern', message: problem }
    if (!matchesNumberPattern(profession, profession.numberExample))
      return { field: 'numberExample', message: 'The example does not match the pattern' }
  }
  if (list.list === 'public-holidays') {
    const { code, announced } = row as OptionRow<'public-holidays'>
    if (holidayName(code)) return { field: 'code', message: 'This day is a public holiday by law' }
    if (announced > code) return { field: 'announced', message: 'A day is announced before it comes' }
  }
  return undefined
}

const codesIn = (lists: readonly OptionList[], name: ListName, active = false): Set<string> =>
  new Set(
    lists
      .filter(({ list }) => list === name)
      .flatMap(({ rows }) => rows as OptionRow[])
      .filter(({ isdeleted }) => !active || !isdeleted)
      .map(({ code }) => code),
  )

const ownersOf = (lists: readonly OptionList[]): ListProblem[] =>
  lists.flatMap((list) => {
    const { owner } = listTraits[list.list]
    return owner && 'of' in list && !codesIn(lists, owner).has(list.of)
      ? [{ list, field: 'of', message: `There is no “${list.of}” that this list could belong to` }]
      : []
  })

/** A locum chooses a profession with the industry, so none may be without. */
const industriesOf = (lists: readonly OptionList[]): ListProblem[] =>
  lists.flatMap((list) => {
    if (list.list !== 'industries') return []
    const known = new Set(list.rows.map(({ code }) => code))
    return list.rows.flatMap(({ code, isdeleted, alsoFinds }, row): ListProblem[] => {
      const professions = lists.filter((one) => one.list === 'professions' && one.of === code)
      if (!isdeleted && codesIn(professions, 'professions', true).size === 0)
        return [{ list, row, field: 'name', message: 'Add a profession to this industry' }]
      const unknown = alsoFinds.find((other) => !known.has(other) || other === code)
      return unknown ? [{ list, row, field: 'alsoFinds', message: `There is no other industry “${unknown}”` }] : []
    })
  })

/** What everybody chooses one of, as long as there are any at all. */
const lastOnes = (lists: readonly OptionList[]): ListProblem[] =>
  lists
    .filter(({ list, rows }) => (list === 'industries' || list === 'provinces') && rows.every((row) => row.isdeleted))
    .map((list) => ({ list, field: 'rows', message: 'Keep at least one that can be chosen' }))

/** What can't be stored, of all lists as they would be. */
export const problemsOf = (lists: readonly OptionList[]): ListProblem[] => [
  ...ownersOf(lists),
  ...lastOnes(lists),
  ...duplicates(lists),
  ...lists.flatMap((list) =>
    list.rows.flatMap((given, row): ListProblem[] => {
      const problem = rowProblem(list, given)
      return problem ? [{ list, row, ...problem }] : []
    }),
  ),
  ...industriesOf(lists),
]

export const LIST_TWICE = 'This list is there twice'

/** Lists that are sent twice, of which one would undo the other. */
export const repeatedLists = (sent: readonly OptionList[]): ListProblem[] => {
  const seen = new Map<string, OptionList>()
  return sent.flatMap((list) =>
    repeats(seen, placeKey(list), list) ? [{ list, field: 'list', message: LIST_TWICE }] : [],
  )
}

/** Codes that were stored and are not there any more: an option is deleted by marking it. */
export const missingCodes = (current: readonly OptionList[], saved: readonly OptionList[]): ListProblem[] =>
  saved.flatMap((list) => {
    const left = new Set(list.rows.map(({ code }) => code))
    return rowsAt(current, list)
      .filter(({ code }) => !left.has(code))
      .map(({ code }) => ({ list, field: 'rows', message: `“${code}” is missing; mark it as deleted instead` }))
  })
