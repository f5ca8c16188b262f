import { describe, expect, it } from 'vitest'
import { isUnusualIdNumber } from './id-number.rules.ts'

describe('South African ID number', () => {
  it.each([
    ['a valid one', '8001015009087', false],
    ['a valid one with spaces', '800101 5009 08 7', false],
    ['a wrong check digit', '8001015009088', true],
    ['two digits swapped', '8001010509087', true],
    ['a thirteenth month, check digit right', '8013015009082', true],
    ['a passport', 'A04512345', false],
    ['a passport number of digits only', '123456789', false],
    ['nothing yet', '', false],
  ])('%s', (_, text, isUnusual) => {
    expect(isUnusualIdNumber(text)).toBe(isUnusual)
  })
})
