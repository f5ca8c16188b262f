import { expect, it } from 'vitest'
import { openingOn } from './opening-hours.rules.ts'

const weekdays = { start: '08:00', end: '18:00' }
const saturday = { start: '09:00', end: '13:00' }
const sundays = { start: '10:00', end: '12:00' }
const hours = { weekdays, saturday, extra_hours: { sundays: true, public_holidays: false }, sundays }

it.each([
  ['a Tuesday', '2026-12-01', weekdays],
  ['a Saturday', '2026-12-05', saturday],
  ['a Sunday', '2026-12-06', sundays],
  ['a public holiday', '2026-12-16', undefined],
])('on %s', (_, date, opening) => {
  expect(openingOn(hours, date, [])).toEqual(opening)
})

it('announced public holidays count', () => {
  expect(openingOn(hours, '2026-12-01', [{ date: '2026-12-01', name: 'Election Day' }])).toBeUndefined()
})

it('a public holiday takes precedence over Saturday; Sundays can be closed', () => {
  expect(openingOn(hours, '2026-12-26', [])).toBeUndefined()
  expect(
    openingOn(
      { ...hours, extra_hours: { sundays: false, public_holidays: true }, public_holidays: saturday },
      '2026-12-06',
      [],
    ),
  ).toBeUndefined()
  expect(
    openingOn(
      { ...hours, extra_hours: { sundays: false, public_holidays: true }, public_holidays: saturday },
      '2026-12-26',
      [],
    ),
  ).toEqual(saturday)
})

it('Saturdays and weekdays can be closed, though they keep their hours', () => {
  const closed = { ...hours, extra_hours: { ...hours.extra_hours, weekdays: false, saturday: false } }
  expect(openingOn(closed, '2026-12-01', [])).toBeUndefined()
  expect(openingOn(closed, '2026-12-05', [])).toBeUndefined()
  expect(openingOn(closed, '2026-12-06', [])).toEqual(sundays)
})
