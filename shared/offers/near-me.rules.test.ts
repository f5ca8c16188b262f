import { describe, expect, it } from 'vitest'
import { ineligibleReason, isEligible, offersNearMe } from './near-me.rules.ts'
import type { Application } from './applications.schema.ts'
import type { Offer } from './offers.schema.ts'
import type { RequestStatus } from './request-status.schema.ts'

const offer = (id: string, more: Partial<Offer> = {}): Offer =>
  ({ id, date: '2026-12-01', start_time: '08:00', experience: 0, revision: 1, offers_requests: [], ...more }) as Offer
const request = (status: RequestStatus, ended?: Application['ended']): Application =>
  ({ status, ended, revision: 1 }) as Application
const applied = (id: string, status: RequestStatus) => offer(id, { offers_requests: [request(status)] })
const ids = (offers: readonly Offer[]) => offers.map(({ id }) => id)

describe('offers near me', () => {
  it('omit offers already applied for, unless withdrawn', () => {
    const found = ['a', 'b', 'c', 'd', 'e'].map((id) => offer(id))
    const mine = [
      applied('a', 'requested'),
      applied('b', 'rejected'),
      applied('c', 'cancelled'),
      applied('d', 'partially-confirmed'),
    ]
    expect(ids(offersNearMe(found, mine))).toEqual(['c', 'e'])
  })
  it('include offers whose days went to another locum and were reopened', () => {
    const lost = (id: string, ...available_dates: string[]) =>
      offer(id, {
        available_dates,
        offers_requests: [{ ...request('rejected', 'taken'), booking_dates: ['2026-12-01', '2026-12-02'] }],
      })
    const mine = [lost('a', '2026-12-02'), lost('b'), lost('c', '2026-12-03')]
    expect(ids(offersNearMe(mine, mine))).toEqual(['a'])
  })
  it('are sorted by day and hour, with those that require more experience last', () => {
    const found = [
      offer('late', { date: '2026-12-03' }),
      offer('senior', { ineligible: 'experience' }),
      offer('evening', { start_time: '18:00', ineligible: 'approval' }),
      offer('morning'),
    ]
    expect(ids(offersNearMe(found, []))).toEqual(['morning', 'evening', 'late', 'senior'])
  })
  it('are sorted as wanted, and those that are equal by day and hour', () => {
    const paid = (id: string, most: string, more = {}) => offer(id, { rates: ['300', most], ...more })
    const found = [paid('low', '400'), paid('late', '500', { date: '2026-12-03' }), paid('high', '500')]
    expect(ids(offersNearMe(found, [], (a, b) => Number(b.rates[1]) - Number(a.rates[1])))).toEqual([
      'high',
      'late',
      'low',
    ])
  })
})

describe('who can apply', () => {
  const years = (years_experience: number) => ({ start_date: '2020-01-01', companies_worked_for: [], years_experience })
  it.each([
    [3, true, 3, undefined],
    [2, true, 3, 'experience'],
    [2, false, 3, 'experience'],
    [5, false, 3, 'approval'],
  ])('%i years, approved %s, for an offer that requires %i: %s', (has, approved, required, reason) => {
    expect(ineligibleReason(offer('a', { experience: required }), { experience: years(has), approved })).toBe(reason)
  })
  it('needs the profession and the years of experience, approved or not', () => {
    const nurse = { profession: 'Nurse', experience: years(3) }
    expect(isEligible({ profession: 'Nurse', experience: 3 }, nurse)).toBe(true)
    expect(isEligible({ profession: 'Nurse', experience: 4 }, nurse)).toBe(false)
    expect(isEligible({ profession: 'Pharmacist', experience: 0 }, nurse)).toBe(false)
    expect(isEligible({ profession: 'Nurse', experience: 0 }, {})).toBe(false)
  })
})
