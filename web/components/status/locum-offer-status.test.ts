import { expect, it } from 'vitest'
import type { MarketOffer } from '#shared/offers/offers.schema.ts'
import type { Registration } from '#shared/professionals/registration.rules.ts'
import { ownConflicts } from '#web/components/calendar/own-conflicts.tsx'
import type { OwnCalendar, OwnDay } from '#web/components/calendar/own-calendar.ts'
import { openStatusLabel } from './locum-offer-status.ts'

const [thu, fri] = ['2026-12-17', '2026-12-18']
const offer = {
  experience: 2,
  request_dates: [thu, fri].map((date) => ({ date, start_time: '08:00', end_time: '17:00' })),
  available_dates: [thu, fri],
} as MarketOffer
const booked = { posted: 'none', booked: [{ start_time: '12:00', end_time: '18:00' }] }
const evening = { posted: 'none', booked: [{ start_time: '18:00', end_time: '20:00' }] }
const off = { posted: 'unavailable', booked: [] }
const labelWith = (
  thursday: object | undefined,
  friday?: object,
  more: Partial<MarketOffer> = {},
  registration: Registration = {},
) => {
  const days = new Map([[thu, thursday] as const, [fri, friday] as const].filter(([, day]) => day)) as Map<
    string,
    OwnDay
  >
  const shown = { ...offer, ...more }
  return openStatusLabel(shown, ownConflicts({ days } as unknown as OwnCalendar, shown, registration))
}

it('an offer that a locum can’t take says why: experience, bookings, days marked Unavailable', () => {
  expect(labelWith(booked, booked)).toEqual({ family: 'unavailable', label: 'You are booked at that time' })
  expect(labelWith(off, off).label).toBe('You marked these days Unavailable')
  expect(labelWith(off, off, { available_dates: [thu as string] }).label).toBe('You marked this day Unavailable')
  expect(labelWith(off, booked).label).toBe('You are not free on these days')
  expect(labelWith(booked, booked, { ineligible: 'experience' }).label).toBe('Requires 2 years of experience')
})

it('and a registration that expires before', () => {
  const until = (registration_expiry: string) => labelWith(undefined, undefined, {}, { registration_expiry }).label
  expect(until('2026-12-16')).toBe('Your registration expires before')
  expect(until('2026-12-17')).toBe('Open · you are free on 1 of 2')
  expect(until('2026-12-18')).toBe('Open')
})

it('an offer of which some days are possible stays open, and says how many', () => {
  expect(labelWith(booked)).toEqual({ family: 'available', label: 'Open · you are free on 1 of 2' })
  expect(labelWith(evening, undefined, { ineligible: 'approval' }).label).toBe('Open · approval pending')
  expect(openStatusLabel(offer).label).toBe('Open')
})
