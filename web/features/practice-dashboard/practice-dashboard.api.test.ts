import { expect, it } from 'vitest'
import type { CompanyId } from '#shared/kernel/ids.ts'
import { earlierThisMonth, practiceDashboardBookings } from './practice-dashboard.api.ts'

const company = 'cmp_1' as CompanyId
const periodOf = ({ queryKey }: { queryKey: readonly unknown[] }) => {
  const { params } = queryKey[1] as { params: { start: string; end: string } }
  return [params.start, params.end]
}

it('lists bookings to come from yesterday on, so that those of a busy month take none of their places', () => {
  expect(periodOf(practiceDashboardBookings(company, '2026-11-28'))[0]).toBe('2026-11-27')
})

it.each([
  ['2026-11-28', ['2026-11-01', '2026-11-26']],
  ['2026-11-03', ['2026-11-01', '2026-11-01']],
  // Nothing of the month is earlier.
  ['2026-11-02', ['2026-10-31', '2026-10-31']],
  ['2026-11-01', ['2026-10-30', '2026-10-30']],
])('totals the month with those before on %s', (today, period) => {
  expect(periodOf(earlierThisMonth(company, today))).toEqual(period)
})
