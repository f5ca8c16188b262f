import { expect, it } from 'vitest'
import { notChoosableReason } from './choosable-days.ts'
import { applyGesture, emptySelection } from './day-selection.ts'

const today = '2026-12-02'

it.each([
  ['today', '2026-12-02', [], undefined],
  ['yesterday', '2026-12-01', [], 'This day has passed'],
  ['a year ahead', '2027-12-02', [], undefined],
  ['beyond a year', '2027-12-03', [], 'More than a year ahead'],
  ['the 31st day from the first', '2027-01-02', ['2026-12-03'], undefined],
  ['the 32nd', '2027-01-03', ['2026-12-03'], 'More than 31 days from the chosen days'],
  ['too far before the last', '2026-12-02', ['2027-01-02'], 'More than 31 days from the chosen days'],
  ['a chosen one, to remove it', '2026-12-03', ['2026-12-03'], undefined],
])('whether a day can be chosen: %s', (_, date, chosen, expected) => {
  expect(notChoosableReason(date, chosen, today)).toBe(expected)
})

it('a range is limited by the span allowed, and does not reach before today', () => {
  const stretch = (from: string, to: string): readonly string[] => {
    const pressed = applyGesture(emptySelection, { kind: 'press', date: from }, () => true)
    const choosable = (date: string) => notChoosableReason(date, pressed.chosen, today) === undefined
    return applyGesture(pressed, { kind: 'extend', date: to }, choosable).chosen
  }
  expect(stretch('2026-12-06', '2026-12-03')).toEqual(['2026-12-03', '2026-12-04', '2026-12-05', '2026-12-06'])
  expect(stretch('2026-12-03', '2026-12-01')).toEqual(['2026-12-02', '2026-12-03'])
  expect(stretch('2026-12-03', '2027-01-10').at(-1)).toBe('2027-01-02')
})
