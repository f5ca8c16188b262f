import { describe, expect, it } from 'vitest'
import { formatFewDays } from './format-few-days.ts'

describe('a few days', () => {
  it.each([
    [['2026-11-27'], 'Fri 27 Nov'],
    [['2026-11-28', '2026-11-27'], 'Fri 27 Nov and Sat 28 Nov'],
    [['2026-11-27', '2026-11-28', '2026-12-01'], 'Fri 27 Nov, Sat 28 Nov and Tue 1 Dec'],
    [['2026-11-27', '2026-11-28', '2026-12-01', '2026-12-02', '2026-12-03'], 'Fri 27 Nov, Sat 28 Nov and 3 more days'],
  ])('%j', (dates, words) => expect(formatFewDays(dates)).toBe(words))
})
