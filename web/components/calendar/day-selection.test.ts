import { describe, expect, it } from 'vitest'
import { applyGesture, type DaySelection, type Gesture, emptySelection } from './day-selection.ts'

const canChoose = (date: string) => date >= '2026-12-02' && date !== '2026-12-09'
const after = (...gestures: Gesture[]): readonly string[] =>
  gestures.reduce<DaySelection>((selection, gesture) => applyGesture(selection, gesture, canChoose), emptySelection)
    .chosen
const day = (of: number) => `2026-12-${String(of).padStart(2, '0')}`
const days = (...of: number[]) => of.map(day)
const tap = (of: number): Gesture => ({ kind: 'tap', date: day(of) })
const press = (of: number): Gesture => ({ kind: 'press', date: day(of) })
const extend = (to: number, from?: number): Gesture => ({
  kind: 'extend',
  date: day(to),
  ...(from && { from: day(from) }),
})

describe('choosing days', () => {
  it('adds tapped days and removes one that is tapped again', () => {
    expect(after(tap(8), tap(4))).toEqual(days(4, 8))
    expect(after(tap(8), tap(4), tap(8))).toEqual(days(4))
  })

  it('skips days that can’t be chosen', () => {
    expect(after(tap(1), tap(9))).toEqual([])
    expect(after(press(8), extend(10))).toEqual(days(8, 10))
    expect(after(press(1), extend(3))).toEqual(days(2, 3))
  })

  it('selects a range in either direction, and shortens it again', () => {
    expect(after(press(15), extend(17))).toEqual(days(15, 16, 17))
    expect(after(press(15), extend(13))).toEqual(days(13, 14, 15))
    expect(after(press(15), extend(18), extend(16))).toEqual(days(15, 16))
  })

  it('keeps earlier choices under a range that grows and shrinks', () => {
    expect(after(tap(4), tap(17), press(15), extend(18), extend(15))).toEqual(days(4, 15, 17))
  })

  it('extends from the last tapped day, also across months', () => {
    expect(after(tap(30), { kind: 'extend', date: '2027-01-02' })).toEqual([
      day(30),
      day(31),
      '2027-01-01',
      '2027-01-02',
    ])
    expect(after(extend(4))).toEqual(days(4))
  })

  it('handles Shift with arrow keys like a drag', () => {
    expect(after(extend(16, 15), extend(17, 16), extend(24, 17))).toEqual(
      after(press(15), extend(16), extend(17), extend(24)),
    )
    expect(after(extend(16, 15), extend(15, 16))).toEqual(days(15))
  })

  it('starts a new range where the keyboard moved without Shift', () => {
    expect(after(extend(4, 3), extend(15, 14))).toEqual(days(3, 4, 14, 15))
  })

  it('chooses nothing once cleared', () => {
    expect(after(press(15), extend(17), { kind: 'clear' })).toEqual([])
  })
})
