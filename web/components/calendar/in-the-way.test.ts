import { expect, it } from 'vitest'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { inTheWay } from './in-the-way.tsx'
import type { OwnCalendar } from './own-calendar.ts'

const [monday, tuesday, wednesday] = ['2026-12-14', '2026-12-15', '2026-12-16'] as const
const offer = {
  request_dates: [monday, tuesday, wednesday].map((date) => ({ date, start_time: '08:00', end_time: '17:00' })),
} as unknown as Offer
const calendar = {
  days: new Map([
    [monday, { date: monday, posted: 'off', booked: [] }],
    [tuesday, { date: tuesday, posted: 'none', booked: [{ start_time: '16:00', end_time: '20:00' }] }],
  ]),
} as unknown as OwnCalendar

it('days that are off or booked at the time are in the way, each for its reason', () => {
  const { isFree, factsOf } = inTheWay(calendar, offer)
  expect([monday, tuesday, wednesday].map(isFree)).toEqual([false, false, true])
  expect(factsOf([monday, wednesday])).toEqual({ notOff: false, free: true })
  expect(factsOf([tuesday, wednesday])).toEqual({ notOff: true, free: false })
  expect(factsOf([wednesday])).toEqual({ notOff: true, free: true })
})

it('nothing is in the way of what is not known yet', () => {
  expect(inTheWay(undefined, offer).isFree(monday)).toBe(true)
})
