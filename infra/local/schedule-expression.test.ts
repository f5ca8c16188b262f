import { describe, expect, it } from 'vitest'
import { nextRun } from './schedule-expression.ts'

const after = new Date('2026-11-20T18:04:30Z')
const next = (expression: string, timezone?: string) => nextRun({ expression, timezone }, after).toISOString()

describe('the next run', () => {
  it.each([
    ['rate(5 minutes)', '2026-11-20T18:09:30.000Z'],
    ['rate(1 day)', '2026-11-21T18:04:30.000Z'],
    ['cron(0 2 * * ? *)', '2026-11-21T02:00:00.000Z'],
    ['cron(0/15 * * * ? *)', '2026-11-20T18:15:00.000Z'],
    ['cron(*/10 * * * ? *)', '2026-11-20T18:10:00.000Z'],
    ['cron(30 8 ? * MON-FRI *)', '2026-11-23T08:30:00.000Z'],
    ['cron(0 6 1 JAN,JUL ? *)', '2027-01-01T06:00:00.000Z'],
    ['cron(5 18 * * ? 2026)', '2026-11-20T18:05:00.000Z'],
  ])('of %s is %s', (expression, expected) => {
    expect(next(expression)).toBe(expected)
  })

  it('follows the wall clock of its time zone', () => {
    expect(next('cron(0 2 * * ? *)', 'Africa/Johannesburg')).toBe('2026-11-21T00:00:00.000Z')
    expect(next('cron(7 2 * * ? *)', 'Asia/Kolkata')).toBe('2026-11-20T20:37:00.000Z')
  })

  it.each(['every day', 'cron(0 2 * *)', 'cron(0 2 L * ? *)', 'cron(0 2 * * ? 2020)'])('refuses %s', (expression) => {
    expect(() => next(expression)).toThrow()
  })
})
