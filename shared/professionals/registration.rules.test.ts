import { describe, expect, it } from 'vitest'
import {
  datesAfterExpiry,
  registrationAfter,
  registrationAppointments,
  registrationDaysLeft,
} from './registration.rules.ts'

const [earlier, expiry, later] = ['2026-12-30', '2026-12-31', '2027-12-31']

describe('the date of a registration', () => {
  it.each([
    ['not approved', false, undefined, later, { registration_expiry: later }],
    ['not approved, once more', false, expiry, later, { registration_expiry: later }],
    ['approved without a date', true, undefined, later, { registration_expiry: later }],
    ['approved, and shortened', true, expiry, earlier, { registration_expiry: earlier }],
    ['approved, and the same', true, expiry, expiry, { registration_expiry: expiry }],
    ['approved, and later', true, expiry, later, { registration_expiry: expiry, registration_renewal: later }],
  ])('is, for a professional who is %s, what follows from the one entered', (_, approved, before, entered, after) => {
    expect(registrationAfter({ approved, registration_expiry: before }, entered)).toEqual(after)
  })

  it('stays if none is entered; a renewal ends with the approval', () => {
    const registration = { registration_expiry: expiry, registration_renewal: later }
    expect(registrationAfter({ approved: true, ...registration }, undefined)).toEqual(registration)
    expect(registrationAfter({ approved: false, ...registration }, undefined)).toEqual({ registration_expiry: expiry })
  })

  it('closes the days after it, and none without it', () => {
    const dates = [earlier, expiry, '2027-01-01']
    expect([datesAfterExpiry(expiry, dates), datesAfterExpiry(undefined, dates)]).toEqual([['2027-01-01'], []])
  })

  it('is so many days away', () => {
    expect([registrationDaysLeft(expiry, '2026-12-24'), registrationDaysLeft(expiry, '2027-01-01')]).toEqual([7, -1])
  })
})

it('its holder is reminded 60, 30 and 7 days before, at 08:00 in South Africa', () => {
  expect(registrationAppointments({ registration_expiry: expiry })).toEqual([
    { at: '2026-11-01T06:00:00.000Z', what: '60' },
    { at: '2026-12-01T06:00:00.000Z', what: '30' },
    { at: '2026-12-24T06:00:00.000Z', what: '7' },
  ])
  expect(registrationAppointments({})).toEqual([])
})
