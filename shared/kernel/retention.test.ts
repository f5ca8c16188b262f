import { expect, it } from 'vitest'
import { formatPeriod, RETENTION_DAYS } from './retention.ts'

it('a period is read in years or days, in words up to nine', () => {
  const read = [RETENTION_DAYS.commands, 30, RETENTION_DAYS.reports, RETENTION_DAYS.bookings, 1].map(formatPeriod)
  expect(read).toEqual(['seven days', '30 days', 'one year', 'five years', 'one day'])
})
