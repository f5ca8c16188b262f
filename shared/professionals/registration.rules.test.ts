import { describe, expect, it } from 'vitest'
import {
  datesAfterExpiry,
  expiryProblem,
  registrationAfter,
  registrationAppointments,
  registrationDaysLeft,
  registrationDue,
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
    const shifts = [earlier, expiry, '2027-01-01'].map((date) => ({ date, start_time: '08:00', end_time: '17:00' }))
    expect([datesAfterExpiry(expiry, shifts), datesAfterExpiry(undefined, shifts)]).toEqual([['2027-01-01'], []])
  })

  it('closes a night that ends on a day after it', () => {
    const until = (end_time: string) => datesAfterExpiry(expiry, [{ date: expiry, start_time: '19:00', end_time }])
    expect([until('07:00'), until('00:00')]).toEqual([[expiry], []])
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

describe('a registration waits for a super admin', () => {
  const [first, second, third] = ['2026-11-01T06:00:00.000Z', '2026-12-01T06:00:00.000Z', '2026-12-24T06:00:00.000Z']
  const early = '2026-06-01T10:00:00.000Z'
  const now = '2026-11-20T10:00:00.000Z'
  const valid = { registration_expiry: expiry }

  it.each([
    ['from the first reminder on', {}, valid, early, first],
    ['from now on, if a date is entered that is near', {}, valid, now, now],
    ['from now on, if a renewal is entered', valid, { ...valid, registration_renewal: later }, early, early],
    ['not without a date', {}, {}, early, undefined],
    [
      'from the next reminder on, once checked',
      { ...valid, registration_due: first },
      { ...valid, registration_checked_at: now },
      now,
      second,
    ],
    [
      'no more, if checked after the last',
      valid,
      { ...valid, registration_checked_at: '2026-12-30T10:00:00.000Z' },
      now,
      undefined,
    ],
    ['as before, if nothing of it has changed', { ...valid, registration_due: third }, valid, now, third],
    [
      'as before a renewal that is withdrawn',
      { ...valid, registration_renewal: later, registration_due: early },
      { ...valid, registration_checked_at: undefined },
      now,
      first,
    ],
  ])('%s', (_, before, after, at, due) => {
    expect(registrationDue(before, after, at)).toBe(due)
  })
})

it('an expiry is neither past nor more than ten years ahead; the one in force may stay', () => {
  const of = (entered: string, inForce?: string) =>
    expiryProblem(entered, '2026-11-30', { registration_expiry: inForce })
  expect([of('2026-11-29'), of('2036-12-01')]).toEqual([
    'Date can not be in the past',
    'Date can not be more than 10 years ahead',
  ])
  expect([of('2026-11-30'), of('2036-11-30'), of('2026-11-29', '2026-11-29')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
