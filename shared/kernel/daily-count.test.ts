import { describe, expect, it } from 'vitest'
import { nextDailyCount } from './daily-count.ts'
import { DomainError } from './errors.ts'
import { quotas } from './quotas.ts'

const [day, next] = ['2026-11-22', '2026-11-23'] as const
const limit = quotas.reportsPerAccountDay
const count = (...[today, counted]: [Parameters<typeof nextDailyCount>[0], Parameters<typeof nextDailyCount>[1]]) =>
  nextDailyCount(today, counted, 'reportsPerAccountDay')

describe('the next of a day', () => {
  it('is counted with those of its day alone, and keeps the version', () => {
    expect(count(day, undefined)).toEqual({ day, count: 1 })
    expect(count(day, { day, count: 7, version: 3 })).toEqual({ day, count: 8, version: 3 })
    expect(count(next, { day, count: limit, version: 3 })).toEqual({ day: next, count: 1, version: 3 })
  })

  it('is one of tomorrow where a clock ahead has begun that day', () =>
    expect(count(day, { day: next, count: 7 })).toEqual({ day: next, count: 8 }))

  it.each([day, next])('is refused until the end of %s once that day is full', (full) => {
    const refused = (() => {
      try {
        return count(day, { day: full, count: limit })
      } catch (error) {
        return error
      }
    })() as DomainError
    expect(refused).toBeInstanceOf(DomainError)
    const until = `${full}T22:00:00.000Z`
    expect(refused.details?.quota).toEqual({ name: 'reportsPerAccountDay', limit, until })
  })
})
