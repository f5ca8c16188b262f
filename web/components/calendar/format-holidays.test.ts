import { describe, expect, it } from 'vitest'
import { formatHolidays } from './format-holidays.ts'

describe('public holidays among chosen days', () => {
  it('are named with their day, in their order', () => {
    expect(formatHolidays(['2026-12-25', '2026-12-17', '2026-12-16'])).toBe(
      'Wed 16 Dec is Day of Reconciliation. Fri 25 Dec is Christmas Day.',
    )
  })

  it('are nothing among plain days', () => {
    expect(formatHolidays(['2026-12-14', '2026-12-15'])).toBe('')
  })
})
