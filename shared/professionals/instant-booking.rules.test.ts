import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { CompanyId } from '#shared/kernel/ids.ts'
import {
  countedBooking,
  defaultChoice,
  instantFacts,
  instantLimitsFor,
  isOn,
  needsTerms,
} from './instant-booking.rules.ts'
import type { InstantChoice } from './instant-booking.schema.ts'
import { INSTANT_TERMS_VERSION, instantTerms } from './instant-booking.terms.ts'

const [starred, other] = ['cmp_1', 'cmp_2'] as [CompanyId, CompanyId]
const today = '2026-12-07'
const choice: InstantChoice = {
  on: true,
  terms: { version: INSTANT_TERMS_VERSION, agreedAt: '2026-12-01T08:00:00.000Z' },
  notice_hours: 24,
  daily_limit: 2,
  locations: ['Western Cape,Cape Town Metro'],
  practices: [starred],
}
const outdated = { ...choice, terms: { version: INSTANT_TERMS_VERSION - 1, agreedAt: '2026-12-01T08:00:00.000Z' } }

describe('instantBooking', () => {
  it('is off without a choice, and when the terms have changed since they were agreed to', () => {
    expect([choice, defaultChoice, outdated, { ...choice, on: false }].map(isOn)).toEqual([true, false, false, false])
  })

  it('has terms whose sentences belong to their version', () => {
    const hash = createHash('sha256').update(instantTerms.join('\n')).digest('hex').slice(0, 12)
    expect([INSTANT_TERMS_VERSION, hash]).toEqual([1, '65b9d390e001'])
  })

  it('needs the current terms to be agreed to once', () => {
    expect(needsTerms(defaultChoice, true, undefined)).toBe(true)
    expect(needsTerms(outdated, true, INSTANT_TERMS_VERSION - 1)).toBe(true)
    expect(needsTerms(outdated, true, INSTANT_TERMS_VERSION)).toBe(false)
    expect(needsTerms(choice, true, undefined)).toBe(false)
    expect(needsTerms(defaultChoice, false, undefined)).toBe(false)
  })

  it('tells a practice no more than that it is not possible', () => {
    const refused = { possible: false }
    expect(instantLimitsFor(choice, other, today)).toEqual(refused)
    expect(instantLimitsFor(outdated, starred, today)).toEqual(refused)
    expect(instantLimitsFor(undefined, starred, today)).toEqual(refused)
  })

  it('counts the bookings of a day', () => {
    const left = (after: InstantChoice, date = today) => instantLimitsFor(after, starred, date).left_today
    const once = countedBooking(choice, today)
    const full = countedBooking(once, today)
    expect([left(choice), left(once), left(full), left({ ...full, daily_limit: 1 })]).toEqual([2, 1, 0, 0])
    expect(left(full, '2026-12-08')).toBe(2)
    expect(countedBooking(full, '2026-12-08').booked).toEqual({ date: '2026-12-08', count: 1 })
  })

  it.each([
    ['2026-12-07T06:00:00.000Z', true],
    ['2026-12-07T06:01:00.000Z', false],
  ])('needs the notice before the first shift, to the minute: at %s', (now, noticeKept) => {
    const shifts = ['2026-12-08', '2026-12-10'].map((date) => ({ date, start_time: '08:00', end_time: '17:00' }))
    const facts = instantFacts(instantLimitsFor(choice, starred, today), {
      shifts,
      location: 'Western Cape,Cape Town Metro',
      now,
    })
    expect(facts).toEqual({ allowed: true, inRegion: true, noticeKept, belowLimit: true })
  })
})
