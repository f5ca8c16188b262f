import { describe, expect, it } from 'vitest'
import { isUnusualMobile } from './south-african.rules.ts'

describe('mobile number', () => {
  it.each([
    ['a local one', '082 123 4567', false],
    ['an international one', '+27 61 234 5678', false],
    ['one from another country', '+44 20 7946 0958', false],
    ['nothing yet', '', false],
    ['a landline', '021 555 0142', true],
    ['one with a 0 after +27', '+27 082 123 4567', true],
    ['a digit too few', '082 123 456', true],
    ['a digit too many', '082 123 45678', true],
  ])('%s', (_, contact, isUnusual) => {
    expect(isUnusualMobile(contact)).toBe(isUnusual)
  })
})
