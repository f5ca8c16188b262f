import { expect, it } from 'vitest'
import type { OwnDay } from './own-calendar.ts'
import { postedEntries } from './posted-entries.ts'

const date = '2026-12-09'
const posted = (...free: OwnDay['free']): OwnDay => ({
  date,
  status: 'available',
  posted: 'available',
  free,
  booked: [],
  requests: [],
})
const words = (day: OwnDay, now: string) => postedEntries(day, now).map(({ label, text }) => `${label} ${text}`)

it('marks hours as ended once they are over', () => {
  const day = posted({ start_time: '08:00', end_time: '12:00' }, { start_time: '13:00', end_time: '17:00' })
  expect(words(day, '2026-12-09T09:59:00Z')).toEqual(['Available 08:00–12:00', 'Available 13:00–17:00'])
  expect(words(day, '2026-12-09T10:00:00Z')).toEqual(['Ended 08:00–12:00', 'Available 13:00–17:00'])
})

it('shows a night as Available until its morning', () => {
  const night = posted({ start_time: '19:00', end_time: '07:00' })
  expect(words(night, '2026-12-10T04:59:00Z')).toEqual(['Available 19:00–07:00 Thu'])
  expect(words(night, '2026-12-10T05:00:00Z')).toEqual(['Ended 19:00–07:00 Thu'])
})

it('marks Possibly Available and Unavailable days, and none where nothing is posted', () => {
  const day = posted({ start_time: '08:00', end_time: '12:00' })
  const [before] = [`${date}T00:00:00Z`]
  expect(postedEntries({ ...day, posted: 'open' }, before)).toMatchObject([
    { family: 'possible', label: 'Possibly Available' },
  ])
  expect(postedEntries({ ...day, posted: 'unavailable', free: [] }, before)).toEqual([
    { family: 'unavailable', label: 'Unavailable' },
  ])
  for (const nothing of [{ ...day, posted: 'none' as const }, undefined])
    expect(postedEntries(nothing, before)).toEqual([])
})
