import { describe, expect, it } from 'vitest'
import { formatCount, formatFound, formatItemCount } from './format-words.ts'

describe('a count', () => {
  it('has spaces between thousands, and its noun', () => {
    expect([formatCount(1, 'locum'), formatCount(2500, 'locum')]).toEqual(['1 locum', '2\u00a0500 locums'])
    expect([formatItemCount(999), formatItemCount(12_500, true)]).toEqual(['999', '12\u00a0500+'])
    expect([formatFound(3, false), formatFound(25, true), formatFound(0, true)]).toEqual([
      '3 found',
      'More than 25 found',
      '0 found',
    ])
  })
})
