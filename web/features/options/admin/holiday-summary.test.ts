import { expect, it } from 'vitest'
import type { OptionChange } from '#shared/options/option-lists.schema.ts'
import { bookedText, type DayUse, holidaySummary } from './holiday-summary.ts'

const change = (code: string, action: OptionChange['action'] = 'added'): OptionChange => ({
  list: 'public-holidays',
  action,
  code,
  name: 'Day of mourning',
})
const [some, one, none, many] = ['2026-12-11', '2026-12-14', '2026-12-15', '2026-12-17']
const use: DayUse = {
  booked: new Map([
    [some, { date: some, bookings: 2 }],
    [one, { date: one, bookings: 1 }],
    [none, { date: none, bookings: 0 }],
    [many, { date: many, bookings: 380, more: true }],
  ]),
  offers: new Map([
    [some, 5],
    [one, 1],
  ]),
}

it.each([
  [change(some), 'Fri 11 Dec added: its 2 bookings keep their rate and 5 open offers take the holiday rate'],
  [change(one, 'removed'), 'Mon 14 Dec removed: its booking keeps its rate and 1 open offer takes the usual rate'],
  [change(none, 'restored'), 'Tue 15 Dec restored: no bookings or open offers'],
  [change(many), 'Thu 17 Dec added: its 380+ bookings keep their rate'],
  [change(some, 'renamed'), 'Fri 11 Dec renamed'],
  [change('2026-12-18'), 'Fri 18 Dec added'],
])('says what a day changes: %o', (day, text) => {
  expect(holidaySummary([day], use)).toBe(text)
})

it('names three days, and leaves out offers that were never counted', () => {
  expect(holidaySummary([change(none), change(some, 'renamed')], { ...use, offers: undefined })).toBe(
    'Tue 15 Dec added: no bookings; Fri 11 Dec renamed',
  )
  expect(
    holidaySummary(
      [none, some, one, many].map((date) => change(date, 'renamed')),
      use,
    ),
  ).toMatch(/; 1 more$/)
  expect(bookedText(use, many)).toBe('380+')
  expect(bookedText(use, '2026-12-18')).toBe('')
})
