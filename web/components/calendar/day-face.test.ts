import { expect, it } from 'vitest'
import { faceWords, dayNumber } from './day-face.ts'

it('describes a day with all its entries', () => {
  const marks = [
    { family: 'booked', label: 'Booked', text: '08:00–13:00' },
    { family: 'free', label: 'Available', text: '13:00–17:00', unsaved: true },
  ] as const
  expect(faceWords('2026-12-22', { marks }, '2026-12-22')).toBe(
    'Tuesday 22 December, today, Booked 08:00–13:00, Available 13:00–17:00 not saved yet',
  )
  expect(faceWords('2026-12-25', { marks: [], off: true, blocked: 'This day has passed' }, '2026-12-26')).toBe(
    'Friday 25 December, Christmas Day, This day has passed',
  )
})

it('names the month where a neighbouring one begins', () => {
  expect(['2026-12-01', '2027-01-01', '2027-01-02'].map((date) => dayNumber(date, '2026-12'))).toEqual([
    '1',
    '1 Jan',
    '2',
  ])
})
