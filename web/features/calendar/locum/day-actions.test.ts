import { expect, it } from 'vitest'
import type { OwnCalendar, OwnDay } from '#web/components/calendar/own-calendar.ts'
import { dayActions, actionForDays } from './day-actions.ts'

const [bare, posted, bookedBare, bookedPosted] = ['2026-12-07', '2026-12-08', '2026-12-09', '2026-12-10']
const booked = [{ start_time: '08:00', end_time: '12:00', booking: 'bkg_1' }]
const calendar: OwnCalendar = {
  days: new Map(
    [
      { date: posted, posting: 'avl_1', booked: [] },
      { date: bookedBare, booked },
      { date: bookedPosted, posting: 'avl_1', booked },
    ].map((day) => [day.date, day as unknown as OwnDay]),
  ),
  requests: new Map(),
}
const heldBack = { disabled: 'DAY_BOOKED' }

it('a day can be saved and, once posted, removed; a booked day can be neither Unavailable nor removed', () => {
  expect(dayActions(calendar, bare, 'unavailable')).toEqual({ save: {} })
  expect(dayActions(calendar, posted, 'unavailable')).toEqual({ save: {}, remove: {} })
  expect(dayActions(calendar, bookedBare, 'unavailable')).toEqual({ save: heldBack })
  expect(dayActions(calendar, bookedBare, 'open')).toEqual({ save: {} })
  expect(dayActions(calendar, bookedPosted, 'unavailable')).toEqual({ save: heldBack, remove: heldBack })
  expect(dayActions(calendar, bookedPosted, 'available')).toEqual({ save: {}, remove: heldBack })
})

it('removes several days except booked ones; disabled if all are booked', () => {
  const removing = (...dates: string[]) => actionForDays(dates, (date) => dayActions(calendar, date).remove)
  expect(removing(bare, posted, bookedBare, bookedPosted)).toEqual({ action: {}, dates: [posted] })
  expect(removing(bare, bookedBare, bookedPosted)).toEqual({ action: heldBack, dates: [bookedPosted] })
  expect(removing(bare, bookedBare)).toEqual({ dates: [] })
})
