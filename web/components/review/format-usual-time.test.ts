import { expect, it } from 'vitest'
import { approvalHours } from '#shared/admin/counters.ts'
import { formatUsualTime } from './format-usual-time.ts'

it('the usual time of an approval is in hours, and from three days on in days', () => {
  expect(approvalHours.map(formatUsualTime)).toEqual([
    '1 hour',
    '4 hours',
    '8 hours',
    '12 hours',
    '24 hours',
    '36 hours',
    '48 hours',
    '3 days',
    '4 days',
    '5 days',
    '7 days',
    '14 days',
  ])
})
