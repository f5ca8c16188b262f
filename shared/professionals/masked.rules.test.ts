import { expect, it } from 'vitest'
import { maskedAccountNumber, maskedIdNumber } from './masked.rules.ts'

it.each([
  ['8001015009087', '800101 •••• 087'],
  ['800101 5009 087', '800101 •••• 087'],
  ['A01234567', '•••• 567'],
  ['1234567', '•••• 567'],
  ['123456', '••••'],
  ['', '••••'],
])('of the identity number “%s” only “%s” is shown', (number, shown) => expect(maskedIdNumber(number)).toBe(shown))

it.each([
  ['62812344471', '•••• 4471'],
  ['1234567', '•••• 4567'],
  ['123456', '••••'],
])('of the account number “%s” only “%s” is shown', (number, shown) => expect(maskedAccountNumber(number)).toBe(shown))
