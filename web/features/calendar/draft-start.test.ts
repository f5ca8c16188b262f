import { expect, it } from 'vitest'
import { sameSaid, startingFrom } from './draft-start.ts'
import type { OwnDay } from '../../components/calendar/own-calendar.ts'

const day = (more: Partial<OwnDay>): OwnDay => ({ date: '2026-12-09', status: 'available', posted: 'available', start_time: '09:00', end_time: '15:00', free: [], booked: [], requests: [], ...more })

it('begins with what is posted, and says the same until it is changed', () => {
  for (const posted of [day({}), day({ posted: 'tentative' }), day({ posted: 'off', start_time: undefined, end_time: undefined })]) {
    const draft = startingFrom(posted, posted.date, undefined)
    expect(sameSaid(draft, posted)).toBe(true)
    expect(sameSaid({ ...draft, status: draft.status === 'available' ? 'open' : 'available' }, posted)).toBe(false)
  }
  expect(sameSaid({ ...startingFrom(day({}), '2026-12-09', undefined), end: '15:15' }, day({}))).toBe(false)
})

it('begins with the usual hours where nothing is posted', () => {
  expect(startingFrom(undefined, '2026-12-09', undefined)).toEqual({ status: 'available', start: '08:00', end: '17:00', scope: 'day' })
})
