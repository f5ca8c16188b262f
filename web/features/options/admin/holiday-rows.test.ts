import { expect, it } from 'vitest'
import { holidayYears } from '#shared/options/announced-holidays.rules.ts'
import { holidaysOf } from './holiday-rows.ts'

it('has the days by law, the Monday after a Sunday as a day of its own, and announced days between them', () => {
  const announced = [
    { code: '2026-11-04', name: 'Local government elections', announced: '2026-08-07' },
    { code: '2027-11-04', name: 'Another year', announced: '2026-08-07' },
  ]
  const days = holidaysOf('2026', announced)
  expect(days).toHaveLength(14)
  expect(days.find(({ date }) => date === '2026-08-09')?.basis).toBe('law')
  expect(days.find(({ date }) => date === '2026-08-10')?.basis).toBe('monday')
  // Family Day is a Monday after a Sunday by itself.
  expect(days.find(({ name }) => name === 'Family Day')?.basis).toBe('law')
  expect(days.map(({ date }) => date)).toEqual(days.map(({ date }) => date).toSorted())
  expect(days[10]).toMatchObject({ date: '2026-11-04', basis: 'announced' })
})

it('offers the years in which days can be booked, and the one before', () => {
  expect(holidayYears('2026-11-30')).toEqual(['2025', '2026', '2027', '2028'])
})
