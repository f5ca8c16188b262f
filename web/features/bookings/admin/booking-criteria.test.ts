import { expect, it } from 'vitest'
import { bookingCriteriaOf, bookingSearchParams, periodProblems } from './booking-criteria.ts'

const today = '2026-11-26'
const read = (search: string) => bookingCriteriaOf(new URLSearchParams(search), today)

it('begins today and reaches 90 days ahead', () => {
  expect(read('')).toMatchObject({ start: today, end: '2027-02-24', order: 'asc', q: '', status: '' })
})

it('ignores what is invalid in an address', () => {
  expect(read('start=2026-13-01&end=x&status=open&companyId=1&location=Gauteng&order=up')).toEqual(read(''))
  expect(read('start=2026-12-01&end=2026-11-01')).toMatchObject({ start: '2026-12-01', end: '2027-03-01' })
  expect(read('start=2026-12-01&end=2028-11-01').end).toBe('2027-03-01')
})

it('is the same after its address', () => {
  const criteria = read('start=2026-01-01&end=2026-12-31&order=desc&q=Nkosi&status=cancelled&location=Gauteng,Sedibeng')
  expect(bookingCriteriaOf(bookingSearchParams(criteria), today)).toEqual(criteria)
  expect(criteria).toMatchObject({ q: 'Nkosi', location: 'Gauteng,Sedibeng', order: 'desc' })
})

it('says what is wrong with a period', () => {
  expect(periodProblems({ start: '01/12/2026', end: '31/12/2026' })).toEqual({})
  expect(Object.keys(periodProblems({ start: '', end: '31/02/2026' }))).toEqual(['start', 'end'])
  expect(Object.keys(periodProblems({ start: '02/12/2026', end: '01/12/2026' }))).toEqual(['end'])
  expect(Object.keys(periodProblems({ start: '01/12/2026', end: '31/12/2027' }))).toEqual(['end'])
})
