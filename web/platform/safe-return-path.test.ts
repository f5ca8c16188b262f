import { expect, it } from 'vitest'
import { safeReturnPath } from './safe-return-path.ts'

const origin = 'https://locums.example'

it.each([
  '/locum/dashboard',
  '/practice/dashboard/offers/off_1?show=all#days',
  '/user-unapproved',
  '/admin/dashboard',
  '/invite/01ABC_-x',
])('keeps %s', (address) => {
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
  // Whoever followed it would be signed out as soon as they have signed in.
  '/sign-out',
  '/Sign-Out/',
  '/sign%2Dout',
  '/locum/../sign-out',
  '/sign-in?from=/sign-out',
])('returns the home address instead of %j', (address) => {
  expect(safeReturnPath(address, origin)).toBe('/')
})
