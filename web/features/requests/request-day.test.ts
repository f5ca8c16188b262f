import { expect, it } from 'vitest'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { declinedDaysOf, dayStatusOn } from './request-day.ts'

const offer = {
  request_dates: ['2026-12-03', '2026-12-04', '2026-12-05', '2026-12-06'].map((date) => ({
    date,
    start_time: '08:00',
    end_time: '17:00',
  })),
  mapped_dates: [{ date: '2026-12-03', booking: 'B1234567' }],
  offers_requests: [
    {
      name: 'Thandi',
      status: 'open',
      surname: 'Nkosi',
      confirmed_dates: ['2026-12-03'],
      live_dates: ['2026-12-04'],
      dropped_dates: [
        { date: '2026-12-01', cause: 'booked-elsewhere', reason: '' },
        { date: '2026-12-06', cause: 'booked-elsewhere', reason: '' },
        { date: '2026-12-05', cause: 'booked-elsewhere', reason: '' },
        { date: '2026-12-07', cause: 'withdrawn', reason: 'Covered now.' },
        { date: '2026-12-08', cause: 'off', reason: '' },
        { date: '2026-12-09', cause: 'left', reason: '' },
      ],
    },
  ],
} as unknown as Offer

it('gives the status of each day, as each party sees it', () => {
  expect(dayStatusOn(offer, '2026-12-03', 'practice')).toEqual({
    family: 'booked',
    label: 'Booked',
    booking: 'B1234567',
  })
  expect(dayStatusOn(offer, '2026-12-04', 'professional').label).toBe('Pending · needs your answer')
  const [candidate] = offer.offers_requests
  const countered = { ...offer, offers_requests: [{ ...candidate, status: 'requested' }] } as Offer
  expect(dayStatusOn(countered, '2026-12-04', 'professional').label).toBe('Pending')
  expect(dayStatusOn(offer, '2026-12-05', 'practice').label).toBe('Booked elsewhere')
  expect(dayStatusOn(offer, '2026-12-05', 'professional').label).toBe('You are booked elsewhere')
  expect(dayStatusOn(offer, '2026-12-02', 'professional').label).toBe('Not answered in time')
})

it('lists declined days to come for another locum, but not withdrawn ones', () => {
  expect(declinedDaysOf(offer, '2026-12-02')).toEqual([
    { cause: 'booked-elsewhere', dates: ['2026-12-05', '2026-12-06'], reason: '' },
    { cause: 'off', dates: ['2026-12-08'], reason: '' },
    { cause: 'left', dates: ['2026-12-09'], reason: '' },
  ])
})
