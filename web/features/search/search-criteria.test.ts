import { describe, expect, it } from 'vitest'
import {
  type SearchCriteria,
  applicableCriteria,
  readCriteria,
  filterCount,
  filteredParts,
  noFilters,
  paramsOf,
  queryOf,
  withStrict,
} from './search-criteria.ts'
import { withLastSearch } from './use-search.ts'

const today = '2026-12-02'
const usual = { profession: 'Pharmacist', location: 'Western Cape,Cape Town Metro' }
const read = (text: string) => readCriteria(new URLSearchParams(text), usual, today)
const whole =
  'profession=Registered Nurse&location=Gauteng,City of Tshwane&dates=2026-12-07,2026-12-08&hours=19:00-07:00&rates=400&skills=a,b&languages=English,isiXhosa&experience=3&strict=dates,skills,distance&distance=100&sort=price&show=full'

describe('the search criteria in an address', () => {
  it('are read as they were written', () => {
    expect(paramsOf(read(whole)).toString()).toBe(new URLSearchParams(whole).toString())
  })

  it('are those of the last search, where the address names no others; its hours go with its days', () => {
    const text = (address: string) => read(withLastSearch(new URLSearchParams(address), whole).toString())
    expect(text('')).toEqual(read(whole))
    const { start_time, end_time } = read('')
    expect(text('dates=2026-12-17')).toEqual({ ...read(whole), dates: ['2026-12-17'], start_time, end_time })
    expect(text('dates=2026-12-17&hours=08:00-12:00')).toMatchObject({ start_time: '08:00', end_time: '12:00' })
    expect(text('profession=Pharmacist')).toEqual(read('profession=Pharmacist'))
  })

  it('are the usual ones if the address has none', () => {
    expect(read('')).toMatchObject({
      ...usual,
      dates: [],
      to: '',
      skills: [],
      experience: 0,
      strict: [],
      distance: 50,
      sort: 'match',
      full: false,
    })
  })

  it('leave out invalid values', () => {
    expect(read('rates=0&experience=-3&strict=everything&distance=9999&sort=height&dates=2026-11-01')).toEqual(read(''))
    expect(read('experience=2.5').experience).toBe(0)
    expect(read('skills=a,,a').skills).toEqual(['a'])
  })

  it('send the server all that it ranks, filters and sorts by', () => {
    expect(queryOf(read(whole))).toEqual({
      location: 'Gauteng,City of Tshwane',
      searchDates: '2026-12-07,2026-12-08',
      start_time: '19:00',
      end_time: '07:00',
      rates: '400',
      skills: 'a,b',
      languages: 'English,isiXhosa',
      experience: '3',
      strict: 'dates,skills,distance',
      distance: '100',
      sort: 'price',
      match: 'exact',
    })
    expect(queryOf(read(''))).toEqual({ location: usual.location })
  })

  it('apply without days in the directory, and with a region in a search', () => {
    const anywhere = read(whole.replace('Gauteng,City of Tshwane', '').replace('sort=price', 'sort=distance'))
    const inMode = (mode: 'search' | 'directory', criteria: SearchCriteria) => applicableCriteria(mode, criteria, usual)
    expect(inMode('directory', read(whole))).toMatchObject({ dates: [], strict: ['skills', 'distance'], sort: 'price' })
    expect(inMode('directory', anywhere)).toMatchObject({ location: '', strict: ['skills'], sort: 'match' })
    expect(inMode('search', anywhere)).toMatchObject({ location: usual.location, sort: 'distance' })
    expect(inMode('search', read(whole))).toEqual(read(whole))
  })

  it('tell how many filters are in use', () => {
    expect(filterCount(read(whole))).toBe(5)
    expect(filterCount(read('strict=profession,dates'))).toBe(1)
    expect(filterCount(read(''))).toBe(0)
  })

  it('hold a strict filter once or not at all', () => {
    expect(withStrict(['skills'], 'dates', true)).toEqual(['skills', 'dates'])
    expect(withStrict(['skills', 'dates'], 'dates', true)).toEqual(['skills', 'dates'])
    expect(withStrict(['skills', 'dates'], 'dates', false)).toEqual(['skills'])
  })

  it('tell which score parts have a criterion', () => {
    expect(filteredParts(read(whole))).toEqual(['dates', 'skills', 'rate', 'languages', 'experience'])
    expect(filteredParts(read(''))).toEqual([])
  })

  it('keep profession, region and dates when the filters are cleared', () => {
    const { profession, location, dates } = read(whole)
    const cleared = { ...read(whole), ...noFilters }
    expect(cleared).toMatchObject({ profession, location, dates })
    expect(filteredParts(cleared)).toEqual(['dates'])
    expect(cleared).toMatchObject({ strict: [], distance: 50, full: false })
  })
})
