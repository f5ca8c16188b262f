import { expect, it } from 'vitest'
import { openingLines } from './format-opening-hours.ts'

it('lists opening hours and closed days', () => {
  const day = { start: '08:00', end: '18:00' }
  expect(
    openingLines({
      weekdays: day,
      saturday: day,
      extra_hours: { sundays: false, public_holidays: true },
      public_holidays: { start: '09:00', end: '12:00' },
    }),
  ).toEqual(['Weekdays 08:00–18:00', 'Saturdays 08:00–18:00', 'Sundays closed', 'Public holidays 09:00–12:00'])
})

it('weekdays and Saturdays can be closed, though they keep their hours', () => {
  const day = { start: '08:00', end: '18:00' }
  expect(
    openingLines({
      weekdays: day,
      saturday: day,
      extra_hours: { weekdays: false, saturday: false, sundays: true, public_holidays: false },
      sundays: day,
    }),
  ).toEqual(['Weekdays closed', 'Saturdays closed', 'Sundays 08:00–18:00', 'Public holidays closed'])
})
