import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, type LocalDate } from './dates.ts'
import { isSameOpenDays, noOpenDays, openDayOn, updateOpenDays, type OpenDay, type Window } from './open-days.ts'

const today = '2026-12-30'
const day = (n: number): LocalDate => addDays(today, n)
const none: OpenDay = { state: 'none', free: [] }
const off: OpenDay = { state: 'unavailable', free: [] }
const free = (...windows: [number, number][]): OpenDay => ({
  state: 'available',
  free: windows.map(([from, to]) => ({ from, to })),
})

const windows: fc.Arbitrary<Window[]> = fc
  .uniqueArray(fc.integer({ min: 0, max: 2879 }), { minLength: 2, maxLength: 8 })
  .map((times) => times.sort((a, b) => a - b))
  .map((times) =>
    Array.from({ length: times.length >> 1 }, (_, n) => ({ from: times[2 * n] ?? 0, to: times[2 * n + 1] ?? 0 })),
  )
const anyDay: fc.Arbitrary<OpenDay> = fc.oneof(
  fc.constantFrom(none, off),
  fc.record({ state: fc.constantFrom('open' as const, 'available' as const), free: windows }),
)
const anyDays = (most: number) =>
  fc.dictionary(fc.integer({ min: 0, max: 367 }).map(day), anyDay, { maxKeys: most, size: 'max' })

describe('the days of a calendar', () => {
  it('reach one day past the last bookable day, also in a leap year', () => {
    for (const [first, last] of [
      ['2026-12-17', '2027-12-19'],
      ['2027-03-01', '2028-03-02'],
    ] as const) {
      const days = updateOpenDays(noOpenDays, { [first]: free([480, 1020]), [last]: off }, first)
      expect([openDayOn(days, first), openDayOn(days, last)]).toEqual([free([480, 1020]), off])
    }
  })

  it('move on with each day and drop past ones', () => {
    const days = updateOpenDays(noOpenDays, { [day(0)]: free([480, 1020]), [day(3)]: off, [day(365)]: off }, today)
    const later = updateOpenDays(days, {}, day(2))
    expect([0, 2, 3, 365, 730].map((n) => openDayOn(later, day(n)))).toEqual([none, none, off, off, none])
    expect(isSameOpenDays(days, later, day(2))).toBe(true)
    expect(isSameOpenDays(days, updateOpenDays(later, { [day(3)]: none }, day(2)), day(2))).toBe(false)
  })

  it('take a few bytes for a year of working weeks', () => {
    const week = (n: number) => (n % 7 < 5 ? free([480, 1020]) : n % 7 === 5 ? free([480, 780]) : off)
    const year = Object.fromEntries(Array.from({ length: 368 }, (_, n) => [day(n), week(n)]))
    expect(updateOpenDays(noOpenDays, year, today).length).toBeLessThanOrEqual(120)
    expect(updateOpenDays(noOpenDays, { [day(1)]: none }, today)).toEqual(noOpenDays)
  })

  it('take the same for no day, one day and a year of one kind of day', () => {
    const year = Object.fromEntries(Array.from({ length: 368 }, (_, n) => [day(n), free([540, 1080])]))
    const packed = [{}, { [day(1)]: free([540, 1080]) }, year].map((days) => updateOpenDays(noOpenDays, days, today))
    expect(packed.map(({ length }) => length)).toEqual([64, 64, 64])
    expect(packed.map((days) => openDayOn(days, day(367)))).toEqual([none, none, free([540, 1080])])
    expect(openDayOn(new Uint8Array(), day(1))).toEqual(none)
  })

  it('hold different hours on every day of a year', () => {
    const year = Object.fromEntries(
      Array.from({ length: 368 }, (_, n) => [day(n), free([n, 700 + n], [720 + n, 1440 + n])]),
    )
    const days = updateOpenDays(noOpenDays, year, today)
    expect(Object.fromEntries(Object.keys(year).map((date) => [date, openDayOn(days, date)]))).toEqual(year)
    expect(days.length).toBeLessThan(4_000)
  })

  it('are read as they were written, by any number of changes, and equal days are equal bytes', () => {
    fc.assert(
      fc.property(fc.oneof(anyDays(10), anyDays(368)), anyDays(20), (first, second) => {
        const days = updateOpenDays(updateOpenDays(noOpenDays, first, today), second, today)
        const due = { ...first, ...second }
        for (let n = -1; n < 370; n += 1) expect(openDayOn(days, day(n))).toEqual(due[day(n)] ?? none)
        expect(updateOpenDays(noOpenDays, due, today)).toEqual(days)
        expect(updateOpenDays(updateOpenDays(noOpenDays, due, today), {}, day(40))).toEqual(
          updateOpenDays(updateOpenDays(days, {}, day(20)), {}, day(40)),
        )
      }),
      { numRuns: 60 },
    )
  })
})
