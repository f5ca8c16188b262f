import { describe, expect, it } from 'vitest'
import {
  draftDays,
  initialPattern,
  unavailablePatternDays,
  type WeeklyPattern,
  notChoosableReasonOn,
  togglePatternDay,
} from './draft.ts'

const today = '2026-12-02'
const weekly: WeeklyPattern = { weekdays: [3, 5], until: '2027-01-06', included: [], excluded: [] }
const chosen = ['2026-12-09']

it('takes days from today to a year ahead', () => {
  expect(
    ['2026-12-01', '2026-12-02', '2027-12-02', '2027-12-03'].map((date) => notChoosableReasonOn(date, today)),
  ).toEqual(['This day has passed', undefined, undefined, 'More than a year ahead'])
})

describe('a weekly pattern', () => {
  it('covers its weekdays until its end, without public holidays', () => {
    // Wed 16 Dec is the Day of Reconciliation, Fri 25 Dec Christmas Day, Fri 1 Jan New Year’s Day.
    expect(draftDays(chosen, { repeat: weekly })).toEqual([
      '2026-12-09',
      '2026-12-11',
      '2026-12-18',
      '2026-12-23',
      '2026-12-30',
      '2027-01-06',
    ])
  })

  it('includes a tapped holiday, leaves out another tapped day, and undoes either on a second tap', () => {
    const included = togglePatternDay(weekly, '2026-12-09', '2026-12-16')
    expect(draftDays(chosen, { repeat: included })).toContain('2026-12-16')
    expect(togglePatternDay(included, '2026-12-09', '2026-12-16')).toEqual(weekly)
    const excluded = togglePatternDay(weekly, '2026-12-09', '2026-12-18')
    expect(draftDays(chosen, { repeat: excluded })).not.toContain('2026-12-18')
    expect(togglePatternDay(excluded, '2026-12-09', '2026-12-18')).toEqual(weekly)
  })

  it('includes the holiday it starts on, but not later ones', () => {
    // Sat 26 Dec is the Day of Goodwill, Wed 16 Dec the Day of Reconciliation.
    const saturdays = draftDays(['2026-12-26'], { repeat: initialPattern(['2026-12-26'], today) })
    expect([saturdays[0], saturdays.at(-1)]).toEqual(['2026-12-26', '2027-02-20'])
    const wednesdays = draftDays(['2026-12-09'], { repeat: initialPattern(['2026-12-09'], today) })
    expect(wednesdays.slice(0, 2)).toEqual(['2026-12-09', '2026-12-23'])
  })

  it('leaves out Unavailable days, unless they are included or were chosen by hand', () => {
    const days = new Map([
      ['2026-12-11', { posted: 'unavailable' }],
      ['2026-12-18', { posted: 'available' }],
    ])
    const calendar = { days, requests: new Map() } as never
    const off = unavailablePatternDays(calendar, '2026-12-09', { repeat: weekly, status: 'available' })
    expect(off).toEqual(['2026-12-11'])
    expect(draftDays(chosen, { repeat: weekly }, off)).toEqual([
      '2026-12-09',
      '2026-12-18',
      '2026-12-23',
      '2026-12-30',
      '2027-01-06',
    ])
    const included = togglePatternDay(weekly, '2026-12-09', '2026-12-11', off)
    expect(draftDays(chosen, { repeat: included }, off)).toContain('2026-12-11')
    expect(togglePatternDay(included, '2026-12-09', '2026-12-11', off)).toEqual(weekly)
    expect(draftDays(['2026-12-11'], { repeat: initialPattern(['2026-12-11'], today) }, off)).toContain('2026-12-11')
    expect(unavailablePatternDays(calendar, '2026-12-09', { repeat: weekly, status: 'unavailable' })).toEqual([])
  })

  it('ignores other days, and is empty if it ends before it starts', () => {
    expect(togglePatternDay(weekly, '2026-12-09', '2026-12-10')).toBe(weekly)
    expect(draftDays(chosen, { repeat: { ...weekly, until: '2026-12-08' } })).toEqual([])
  })
})
