import { describe, expect, it } from 'vitest'
import { ineligibleReason, isEligible, marketListOf } from './eligibility.rules.ts'

it('lists near a locum only what is open or requested and requires no more experience', () => {
  expect(marketListOf({ status: 'open' })).toBe('near')
  expect(marketListOf({ status: 'requested', ineligible: 'approval' })).toBe('near')
  expect(marketListOf({ status: 'partially-confirmed' })).toBe('others')
  expect(marketListOf({ status: 'open', ineligible: 'experience' })).toBe('others')
})

describe('who can apply', () => {
  const years = (years_experience: number) => ({ start_date: '2020-01-01', companies_worked_for: [], years_experience })
  it.each([
    [3, true, 3, undefined],
    [2, true, 3, 'experience'],
    [2, false, 3, 'experience'],
    [5, false, 3, 'approval'],
  ])('%i years, approved %s, for an offer that requires %i: %s', (has, approved, required, reason) => {
    expect(ineligibleReason({ experience: required }, { experience: years(has), approved })).toBe(reason)
  })
  it('needs the profession and the years of experience, approved or not', () => {
    const nurse = { profession: 'Nurse', experience: years(3) }
    expect(isEligible({ profession: 'Nurse', experience: 3 }, nurse)).toBe(true)
    expect(isEligible({ profession: 'Nurse', experience: 4 }, nurse)).toBe(false)
    expect(isEligible({ profession: 'Pharmacist', experience: 0 }, nurse)).toBe(false)
    expect(isEligible({ profession: 'Nurse', experience: 0 }, {})).toBe(false)
  })
})
