import { expect, it } from 'vitest'
import { safeReturnPath } from './safe-return-path.ts'

const origin = 'https://locums.example'

it.each(['/locum/dashboard', '/practice/dashboard/offers/off_1?show=all#days'])('keeps %s', (address) => {
  expect(safeReturnPath(address, origin)).toBe(address)
})

it.each([
  null,
  '',
  'locum',
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  'javascript:alert(1)',
  '//[',
])('returns the home address instead of %j', (address) => {
  expect(safeReturnPath(address, origin)).toBe('/')
})
