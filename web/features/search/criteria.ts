import type { LocalDate } from '#shared/kernel/dates.ts'
import type { ScorePart } from '#shared/search/search.schema.ts'
import { type ShiftSelection, readShiftSelection, shiftSelectionParams } from '#web/components/shift-selection.ts'

export const sorts = ['match', 'price', 'experience', 'distance'] as const
export type Sort = (typeof sorts)[number]

/** Filters that can be strict: a part of the score must be full, or the profession must be the one searched for. */
export const conditions = [
  'profession',
  'dates',
  'skills',
  'rate',
  'languages',
  'experience',
] as const satisfies readonly (Exclude<ScorePart, 'base'> | 'profession')[]
export type Condition = (typeof conditions)[number]

/** The search in the page's address. */
export interface Criteria extends ShiftSelection {
  profession: string
  /** `province,region`; empty means all regions, in the directory only. */
  location: string
  /** The highest rate, in whole rand per hour; empty if there is none. */
  to: string
  /** Skill codes. */
  skills: string[]
  languages: string[]
  experience: number
  strict: Condition[]
  sort: Sort
  /** Lists full matches only. */
  full: boolean
}

const listIn = (params: URLSearchParams, name: string): string[] => [
  ...new Set((params.get(name) ?? '').split(',').filter(Boolean)),
]
const rand = (text: string): string => (/^[1-9]\d{0,4}$/.test(text) ? text : '')

/** Invalid parts of an address are ignored; `usual` is the practice's usual profession and region. */
export function criteriaOf(
  params: URLSearchParams,
  usual: Pick<Criteria, 'profession' | 'location'>,
  today: LocalDate,
): Criteria {
  const experience = Number(params.get('experience'))
  return {
    ...readShiftSelection(params, today),
    profession: params.get('profession') || usual.profession,
    location: params.get('location') ?? usual.location,
    to: rand(params.get('rates') ?? ''),
    skills: listIn(params, 'skills').slice(0, 50),
    languages: listIn(params, 'languages').slice(0, 20),
    experience: Number.isInteger(experience) && experience > 0 && experience <= 60 ? experience : 0,
    strict: conditions.filter((condition) => listIn(params, 'strict').includes(condition)),
    sort: sorts.find((sort) => sort === params.get('sort')) ?? 'match',
    full: params.get('show') === 'full',
  }
}

export function paramsOf(criteria: Criteria): URLSearchParams {
  const { profession, location, to, skills, languages, experience, strict, sort, full } = criteria
  const some = (name: string, list: readonly string[]) => list.length > 0 && { [name]: list.join(',') }
  return new URLSearchParams({
    profession,
    location,
    ...shiftSelectionParams(criteria),
    ...(to && { rates: to }),
    ...some('skills', skills),
    ...some('languages', languages),
    ...(experience > 0 && { experience: String(experience) }),
    ...some('strict', strict),
    ...(sort !== 'match' && { sort }),
    ...(full && { show: 'full' }),
  })
}

/** The criteria that the server ranks by. */
export type SearchFilters = Pick<
  Criteria,
  'profession' | 'location' | 'dates' | 'to' | 'skills' | 'languages' | 'experience'
>

/** Sorting and strict filters are applied on the site. */
export function queryOf({ location, dates, to, skills, languages, experience }: SearchFilters) {
  return {
    ...(location && { location }),
    ...(dates.length > 0 && { searchDates: dates.join(',') }),
    ...(to && { rates: to }),
    ...(skills.length > 0 && { skills: skills.join(',') }),
    ...(languages.length > 0 && { languages: languages.join(',') }),
    ...(experience > 0 && { experience: String(experience) }),
  }
}

/** The score parts with a criterion. The others don't reduce a score. */
export function filteredParts({ dates, to, skills, languages, experience }: Criteria): Exclude<ScorePart, 'base'>[] {
  const filters = {
    dates: dates.length > 0,
    skills: skills.length > 0,
    rate: to !== '',
    languages: languages.length > 0,
    experience: experience > 0,
  }
  return (Object.keys(filters) as (keyof typeof filters)[]).filter((part) => filters[part])
}

/** The number of filters in use, besides the dates. */
export const filterCount = (criteria: Criteria): number =>
  filteredParts(criteria).filter((part) => part !== 'dates').length

/** Clears all filters except profession, region and dates. */
export const withoutFilters = (criteria: Criteria): Criteria => ({
  ...criteria,
  to: '',
  skills: [],
  languages: [],
  experience: 0,
  strict: [],
  full: false,
})
