import { expect, it } from 'vitest'
import { shortName } from './short-name.ts'

it('is a person’s first name, a practice’s whole name, and the mail address of who has no name yet', () => {
  expect(shortName({ type: 'professional', name: 'Naledi van der Westhuizen-Mabuza' })).toBe('Naledi')
  expect(shortName({ type: 'practice', name: 'Harbour Road Pharmacy' })).toBe('Harbour Road Pharmacy')
  expect(shortName({ type: 'professional', name: 'new@example.com' })).toBe('new@example.com')
})
