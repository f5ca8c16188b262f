import { describe, expect, it } from 'vitest'
import { formatChatDay, formatChatTime, formatLastAt } from './chat-time.ts'

describe('times of a chat', () => {
  it('are given in UTC (SPEC 9)', () => expect(formatChatTime('2026-11-22T22:30:59.123Z')).toBe('2026-11-22 22:30'))

  it('are divided by days in South Africa', () => {
    expect(formatChatDay('2026-11-22', '2026-11-22')).toBe('Today, Sun 22 Nov')
    expect(formatChatDay('2026-11-21', '2026-11-22')).toBe('Yesterday, Sat 21 Nov')
    expect(formatChatDay('2026-11-20', '2026-11-22')).toBe('Fri 20 Nov')
    expect(formatChatDay('2025-11-20', '2026-11-22')).toBe('Thu 20 Nov 2025')
  })

  it('are short in a list', () => {
    expect(formatLastAt('2026-11-22T22:30:00.000Z', '2026-11-23')).toBe('00:30')
    expect(formatLastAt('2026-11-21T10:00:00.000Z', '2026-11-23')).toBe('Sat 21 Nov')
    expect(formatLastAt('2025-11-21T10:00:00.000Z', '2026-11-23')).toBe('21/11/2025')
  })
})
