import { expect, it } from 'vitest'
import { backLinkOf, locumAddress, locumShiftSelection } from './locum-address.ts'

const hours = { start_time: '08:00', end_time: '17:00' }
const backFrom = (address: string) => backLinkOf(new URL(address, 'https://site.test').searchParams)

it('a locum found by days leads back to the search for them', () => {
  const address = locumAddress(
    'usr_1',
    { dates: ['2026-12-07'], ...hours },
    { pathname: '/practice/dashboard/search', search: '?profession=Pharmacist' },
  )
  expect(address).toBe('/practice/dashboard/locums/usr_1?dates=2026-12-07')
  expect(backFrom(address)).toEqual({ to: '/practice/dashboard/search?dates=2026-12-07', label: 'Search' })
})

it('a locum found in the directory leads back to it, with its filters', () => {
  const address = locumAddress(
    'usr_1',
    { dates: [], ...hours },
    { pathname: '/practice/dashboard/directory', search: '?profession=Pharmacist&locum=usr_2' },
  )
  expect(backFrom(address)).toEqual({
    to: '/practice/dashboard/directory?profession=Pharmacist&locum=usr_2',
    label: 'Locum Directory',
  })
})

it('a locum found in the directory starts without days, even if a search for days is kept', () => {
  const daysOf = (pathname: string) => {
    const search = '?profession=Pharmacist&dates=2026-12-07'
    const address = locumAddress('usr_1', { dates: ['2026-12-07'], ...hours }, { pathname, search })
    return locumShiftSelection(new URL(address, 'https://site.test').searchParams, '2026-12-02').dates
  }
  expect(daysOf('/practice/dashboard/directory')).toEqual([])
  expect(daysOf('/practice/dashboard/search')).toEqual(['2026-12-07'])
})
