import { type Place, rowsAt } from '#shared/options/list-places.rules.ts'
import { listTraits, type ListName } from '#shared/options/list-traits.ts'
import type { OptionList, OptionRow } from '#shared/options/option-lists.schema.ts'
import type { IconName } from '#web/ui/icon.tsx'
import { type Draft } from './draft.ts'

/** A list of the options, or what has several. */
export interface Category {
  /** Its list; without one there are only those inside. */
  place?: Place
  label: string
  count?: string
  icon?: IconName
  inside?: readonly Category[]
}

export const listTitles: Record<ListName, string> = {
  industries: 'Industries',
  professions: 'Professions',
  'skill-groups': 'Skills',
  skills: 'Skills',
  'worked-at': 'Worked at',
  expertise: 'Expertise',
  provinces: 'Provinces',
  regions: 'Regions',
  languages: 'Languages',
  systems: 'Systems',
  banks: 'Banks',
  'public-holidays': 'Public holidays',
}

const singulars: Record<ListName, string> = {
  industries: 'industry',
  professions: 'profession',
  'skill-groups': 'group',
  skills: 'skill',
  'worked-at': 'place of work',
  expertise: 'expertise',
  provinces: 'province',
  regions: 'region',
  languages: 'language',
  systems: 'system',
  banks: 'bank',
  'public-holidays': 'day',
}
export const singularOf = ({ list }: Place): string => singulars[list]

/** In groups that are opened. */
export const isGrouped = ({ list }: Place): boolean => list === 'skills' || list === 'skill-groups'

export const isCounted = ({ list }: Place): boolean => listTraits[list].isCounted

export const searchOf = ({ list, of }: Place): string =>
  `?${new URLSearchParams({ list, ...(of !== undefined && { of }) })}`

type Lists = readonly OptionList[]

/** The list that an address names; undefined if there is no such list. */
export function placeIn(lists: Lists, params: URLSearchParams): Place | undefined {
  const [named, of] = [params.get('list') ?? '', params.get('of')]
  if (!Object.hasOwn(listTraits, named)) return undefined
  const list = named as ListName
  const { owner } = listTraits[list]
  if (owner === undefined || of === null) return owner === undefined && of === null ? { list } : undefined
  const isThere = lists.some((one) => one.list === owner && (one.rows as OptionRow[]).some(({ code }) => code === of))
  return isThere ? { list, of } : undefined
}

const isThere = ({ isdeleted }: { isdeleted?: boolean | undefined }): boolean => !isdeleted
const nameAt = (lists: Lists, list: 'industries' | 'provinces', code: string): string =>
  rowsAt(lists, { list }).find((row) => row.code === code)?.name ?? code

/** `Industries / Pharmacy`, above the title of a list that belongs to one of another list. */
export function ownerOf(lists: Lists, { list, of }: Place): string | undefined {
  if (of === undefined) return undefined
  return list === 'regions'
    ? `Provinces / ${nameAt(lists, 'provinces', of)}`
    : `Industries / ${nameAt(lists, 'industries', of)}`
}

/** `Pharmacy: Skills`, of a list that a file names, whatever it names. */
export function titleOf(lists: Lists, { list, of }: { list: string; of?: string | undefined }): string {
  const title = listTitles[list as ListName] ?? list
  if (of === undefined) return title
  const owner = lists.flatMap(({ rows }) => rows as { code: string; name: string }[]).find(({ code }) => code === of)
  return `${owner?.name ?? of}: ${title}`
}

const countOf = (lists: Lists, place: Place): number => rowsAt(lists, place).filter(isThere).length

const skillCount = (lists: Lists, of: string): number =>
  rowsAt(lists, { list: 'skill-groups', of })
    .filter(isThere)
    .reduce((sum, { code }) => sum + countOf(lists, { list: 'skills', of: code }), 0)

const inIndustry = (lists: Lists, of: string): Category[] =>
  (['professions', 'skill-groups', 'worked-at', 'expertise'] as const).map((list) => ({
    place: { list, of },
    label: listTitles[list],
    count: String(list === 'skill-groups' ? skillCount(lists, of) : countOf(lists, { list, of })),
  }))

const plain = (lists: Lists, list: 'languages' | 'systems' | 'banks'): Category => ({
  place: { list },
  label: listTitles[list],
  count: String(countOf(lists, { list })),
  icon: 'menu',
})

/** What there is to edit. An industry that was deleted before is not offered, as its lists can't be chosen from. */
export function categoriesOf({ lists }: Draft, years: string): Category[] {
  const provinces = rowsAt(lists, { list: 'provinces' }).filter(isThere)
  const industries = rowsAt(lists, { list: 'industries' }).filter(isThere)
  const regions = provinces.reduce((sum, { code }) => sum + countOf(lists, { list: 'regions', of: code }), 0)
  return [
    {
      place: { list: 'industries' },
      label: 'Industries',
      count: String(industries.length),
      inside: industries.map(({ code, name }) => ({ label: name, inside: inIndustry(lists, code) })),
    },
    {
      place: { list: 'provinces' },
      label: 'Provinces and regions',
      count: `${provinces.length} · ${regions}`,
      inside: provinces.map(({ code, name }) => ({
        place: { list: 'regions', of: code },
        label: name,
        count: String(countOf(lists, { list: 'regions', of: code })),
      })),
    },
    plain(lists, 'languages'),
    plain(lists, 'systems'),
    plain(lists, 'banks'),
    { place: { list: 'public-holidays' }, label: 'Public holidays', count: years, icon: 'calendar' },
  ]
}
