import type { LocalDate } from '#shared/kernel/dates.ts'
import {
  type Condition,
  conditions,
  type ScorePart,
  type Sort,
  sorts,
  USUAL_DISTANCE,
} from '#shared/search/search-enums.ts'
import { type ShiftSelection, readShiftSelection, shiftSelectionParams } from '#web/components/days/shift-selection.ts'

/** A search for cover on some days, or the directory of all locums: one page, with and without days. */
export type Mode = 'search' | 'directory'

/** The search in the page's address. */
export interface SearchCriteria extends ShiftSelection {
  profession: string
  /** `province,region`; empty means all regions, in the directory only. */
  location: string
  /** The highest rate, in whole rand per hour; empty if there is none. */
  to: string
  /** Skill codes. */
  skills: string[]
  languages: string[]
  experience: number
  /** Filters that hide whoever does not meet them; the others rank. */
  strict: Condition[]
  /** Kilometres, for the strict filter. */
  distance: number
  sort: Sort
  /** Lists full matches only. */
  full: boolean
}

export type UsualSearch = Pick<SearchCriteria, 'profession' | 'location'>

const listIn = (params: URLSearchParams, name: string): string[] => [
  ...new Set((params.get(name) ?? '').split(',').filter(Boolean)),
]
const rand = (text: string): string => (/^[1-9]\d{0,4}$/.test(text) ? text : '')

function numberIn(params: URLSearchParams, name: string, max: number, fallback: number): number {
  const value = Number(params.get(name))
  return Number.isInteger(value) && value > 0 && value <= max ? value : fallback
}

/** Invalid parts of an address are ignored; `usual` is the practice's usual profession and region. */
export function readCriteria(params: URLSearchParams, usual: UsualSearch, today: LocalDate): SearchCriteria {
  return {
    ...readShiftSelection(params, today),
    profession: params.get('profession') || usual.profession,
    location: params.get('location') ?? usual.location,
    to: rand(params.get('rates') ?? ''),
    skills: listIn(params, 'skills').slice(0, 50),
    languages: listIn(params, 'languages').slice(0, 20),
    experience: numberIn(params, 'experience', 60, 0),
    strict: conditions.filter((condition) => listIn(params, 'strict').includes(condition)),
    distance: numberIn(params, 'distance', 2_000, USUAL_DISTANCE),
    sort: sorts.find((sort) => sort === params.get('sort')) ?? 'match',
    full: params.get('show') === 'full',
  }
}

export function paramsOf(criteria: SearchCriteria): URLSearchParams {
  const { profession, location, to, skills, languages, experience, strict, distance, sort, full } = criteria
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
    ...(distance !== USUAL_DISTANCE && { distance: String(distance) }),
    ...(sort !== 'match' && { sort }),
    ...(full && { show: 'full' }),
  })
}

/** For an offer of the same, whose hours are those of the search even if they are the usual ones. */
export function offerParamsOf(criteria: SearchCriteria): URLSearchParams {
  const params = paramsOf(criteria)
  if (criteria.dates.length > 0) params.set('hours', `${criteria.start_time}-${criteria.end_time}`)
  return params
}

/** What of the criteria applies: the directory has no days, a search needs a region. */
export function applicableCriteria(mode: Mode, criteria: SearchCriteria, usual: UsualSearch): SearchCriteria {
  const { location, sort, strict } = criteria
  if (mode === 'search') return { ...criteria, location: location || usual.location }
  const needsRegion = location === ''
  return {
    ...criteria,
    dates: [],
    strict: strict.filter((condition) => condition !== 'dates' && !(needsRegion && condition === 'distance')),
    sort: needsRegion && sort === 'distance' ? 'match' : sort,
  }
}

/** The query for the server, which ranks, filters, sorts and counts. */
export function queryOf(criteria: Omit<SearchCriteria, 'profession'>) {
  const { location, dates, start_time, end_time, to, skills, languages, experience } = criteria
  const { strict, distance, sort, full } = criteria
  return {
    ...(location && { location }),
    ...(dates.length > 0 && { searchDates: dates.join(','), start_time, end_time }),
    ...(to && { rates: to }),
    ...(skills.length > 0 && { skills: skills.join(',') }),
    ...(languages.length > 0 && { languages: languages.join(',') }),
    ...(experience > 0 && { experience: String(experience) }),
    ...(strict.length > 0 && { strict: strict.join(',') }),
    ...(location && distance !== USUAL_DISTANCE && { distance: String(distance) }),
    ...(sort !== 'match' && { sort }),
    ...(full && { match: 'exact' as const }),
  }
}

/** The score parts with a criterion. The others don't reduce a score. */
export function filteredParts({
  dates,
  to,
  skills,
  languages,
  experience,
}: SearchCriteria): Exclude<ScorePart, 'base'>[] {
  const filters = {
    dates: dates.length > 0,
    skills: skills.length > 0,
    rate: to !== '',
    languages: languages.length > 0,
    experience: experience > 0,
  }
  return (Object.keys(filters) as (keyof typeof filters)[]).filter((part) => filters[part])
}

/** Strict filters that are no score's part: each is a filter by itself. */
const whole: ReadonlySet<Condition> = new Set<Condition>(['profession', 'distance', 'favourites'])

/** The number of filters in use, besides the dates. */
export const filterCount = (criteria: SearchCriteria): number =>
  filteredParts(criteria).filter((part) => part !== 'dates').length +
  criteria.strict.filter((condition) => whole.has(condition)).length

/** Clears all filters except profession, region and dates. */
export const noFilters = {
  to: '',
  skills: [],
  languages: [],
  experience: 0,
  strict: [],
  distance: USUAL_DISTANCE,
  full: false,
} satisfies Partial<SearchCriteria>

/** A change of the criteria that the address keeps, or a function that makes it of them. */
export type CriteriaChange = Partial<SearchCriteria> | ((kept: SearchCriteria) => Partial<SearchCriteria>)

export const withStrict = (strict: readonly Condition[], condition: Condition, on: boolean): Condition[] => [
  ...strict.filter((other) => other !== condition),
  ...(on ? [condition] : []),
]
