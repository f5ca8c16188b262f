import { describe, expect, it } from 'vitest'
import { filteredParts, criteriaOf, paramsOf, queryOf, withoutFilters } from './criteria.ts'

const today = '2026-12-02'
const usual = { profession: 'Pharmacist', location: 'Western Cape,Cape Town Metro' }
const read = (text: string) => criteriaOf(new URLSearchParams(text), usual, today)
const whole =
  'profession=Registered Nurse&location=Gauteng,City of Tshwane&dates=2026-12-07,2026-12-08&hours=19:00-07:00&rates=400&skills=a,b&languages=English,isiXhosa&experience=3&strict=dates,skills&sort=price&show=full'

describe('the search criteria in an address', () => {
  it('are read as they were written', () => {
    expect(paramsOf(read(whole)).toString()).toBe(new URLSearchParams(whole).toString())
  })

  it('are the usual ones if the address has none', () => {
    expect(read('')).toMatchObject({
      ...usual,
      dates: [],
      to: '',
      skills: [],
      experience: 0,
      strict: [],
      sort: 'match',
      full: false,
    })
  })

  it('leave out invalid values', () => {
    expect(read('rates=0&experience=-3&strict=everything&sort=height&dates=2026-11-01')).toEqual(read(''))
    expect(read('experience=2.5').experience).toBe(0)
    expect(read('skills=a,,a').skills).toEqual(['a'])
  })

  it('send the server what it ranks by, and not how the list is shown', () => {
    expect(queryOf(read(whole))).toEqual({
      location: 'Gauteng,City of Tshwane',
      searchDates: '2026-12-07,2026-12-08',
      rates: '400',
      skills: 'a,b',
      languages: 'English,isiXhosa',
      experience: '3',
    })
    expect(queryOf(read(''))).toEqual({ location: usual.location })
  })

  it('tell which score parts have a criterion', () => {
    expect(filteredParts(read(whole))).toEqual(['dates', 'skills', 'rate', 'languages', 'experience'])
    expect(filteredParts(read(''))).toEqual([])
  })

  it('keep profession, region and dates when the filters are cleared', () => {
    const { profession, location, dates } = read(whole)
    expect(withoutFilters(read(whole))).toMatchObject({
      profession,
      location,
      dates,
      skills: [],
      strict: [],
      to: '',
      full: false,
    })
  })
})
