import { expect, it } from 'vitest'
import { formatClosed, isClosed, openingShift } from './opening-days.ts'

const [friday, saturday, sunday] = ['2026-12-04', '2026-12-05', '2026-12-06'] as const
const working_hours = {
  weekdays: { start: '07:35', end: '17:50' },
  saturday: { start: '09:00', end: '13:00' },
  extra_hours: { saturday: true, sundays: false, public_holidays: false },
}
const closedOnSaturdays = { ...working_hours, extra_hours: { ...working_hours.extra_hours, saturday: false } }

it('a shift covers the opening hours of a kind of day, in quarters of an hour', () => {
  expect(openingShift({ working_hours }, 'weekdays')).toEqual({ start_time: '07:30', end_time: '18:00' })
  expect(openingShift({ working_hours }, 'saturday')).toEqual({ start_time: '09:00', end_time: '13:00' })
  expect(openingShift({ working_hours }, 'sundays')).toBeUndefined()
  const always = { ...working_hours, weekdays: { start: '00:00', end: '00:00' } }
  expect(openingShift({ working_hours: always }, 'weekdays')).toBeUndefined()
  expect(openingShift({}, 'weekdays')).toBeUndefined()
})

it('says on which days the practice is closed', () => {
  expect(formatClosed({ working_hours: closedOnSaturdays }, [friday, saturday, sunday])).toBe(
    'You are closed on Sat\u00a05 and Sun\u00a06\u00a0Dec.',
  )
  expect(formatClosed({ working_hours }, [friday, saturday])).toBe('')
})

it('a practice without opening hours is never closed', () => {
  expect(isClosed({}, sunday)).toBe(false)
  expect(formatClosed({}, [sunday])).toBe('')
})
