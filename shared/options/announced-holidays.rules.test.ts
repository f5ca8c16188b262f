import { expect, it } from 'vitest'
import { publicHolidays } from '#shared/kernel/holidays.ts'
import { announcedHolidays } from './announced-holidays.rules.ts'

it('lists the days that are not statutory holidays', () => {
  const election = { date: '2027-11-03', name: 'Election Day' }
  const year = (name: string, subs: { date: string; name: string }[]) =>
    ({ category: 'public-holidays', name, order: 0, isdeleted: false, subs }) as const
  expect(
    announcedHolidays([year('2026', publicHolidays(2026)), year('2027', [...publicHolidays(2027), election])]),
  ).toEqual([election])
})
