import { expect, it } from 'vitest'
import { faceOf } from './day-faces.ts'
import { calendarOf } from '../../components/calendar/own-calendar.ts'

const today = '2026-12-09'
const posted = (...free: { start_time: string; end_time: string }[]) => calendarOf([{ id: 'avl_1', availability_code: 'V0000001', days: [{ date: today, status: 'available', posted: 'available', free, booked: [], requests: [] }], booking_requests: [] }] as never)
const labels = (calendar: ReturnType<typeof posted>, time: string) => faceOf(calendar, today, today, `${today}T${time}:00Z`).marks.map(({ label, text }) => `${label} ${text}`)

it('shows hours of today as ended once they are over', () => {
  const day = posted({ start_time: '08:00', end_time: '12:00' }, { start_time: '13:00', end_time: '17:00' })
  expect(labels(day, '09:59')).toEqual(['Free 08:00–12:00', 'Free 13:00–17:00'])
  expect(labels(day, '10:00')).toEqual(['Ended 08:00–12:00', 'Free 13:00–17:00'])
})

it('shows a night that begins today as free until tomorrow', () => {
  expect(labels(posted({ start_time: '19:00', end_time: '07:00' }), '21:00')).toEqual(['Free 19:00–07:00 Thu'])
})
