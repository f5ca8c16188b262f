import { describe, expect, it } from 'vitest'
import { mergeIndemnity } from './indemnity.rules.ts'

const until = (indemnity_insurance_expiry?: string) => ({
  has_indemnity_insurance: true,
  ...(indemnity_insurance_expiry && { indemnity_insurance_expiry }),
})
const none = { has_indemnity_insurance: false }

describe('indemnity insurance', () => {
  it.each([
    ['not answered yet', undefined, {}, undefined],
    ['an expiry without a yes or no', undefined, { expiry: '2027-01-31' }, undefined],
    ['yes, with an expiry', undefined, { insured: true, expiry: '2027-01-31' }, until('2027-01-31')],
    ['yes, without an expiry yet', undefined, { insured: true, expiry: '' as const }, until()],
    [
      'an empty expiry keeps the current one',
      until('2027-01-31'),
      { insured: true, expiry: '' as const },
      until('2027-01-31'),
    ],
    ['without an answer nothing changes', until('2027-01-31'), {}, until('2027-01-31')],
    ['a new expiry', until('2027-01-31'), { expiry: '2028-01-31' }, until('2028-01-31')],
    ['no clears the expiry', until('2027-01-31'), { insured: false, expiry: '2028-01-31' }, none],
    ['yes after no starts without an expiry', none, { insured: true }, until()],
  ])('keeps, sets or clears the expiry: %s', (_, before, given, after) => {
    expect(mergeIndemnity(before, given)).toEqual(after)
  })
})
