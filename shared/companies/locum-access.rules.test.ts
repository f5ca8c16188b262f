import { expect, it } from 'vitest'
import type { Company } from './companies.schema.ts'
import { viewLocumsError } from './locum-access.rules.ts'

const complete = {
  approved: true,
  address: { street: '12 Harbour Road', province: 'Western Cape', region: 'Cape Town Metro', postal_code: '8001' },
  languages: ['English'],
  working_hours: { weekdays: { start: '08:00', end: '18:00' }, saturday: { start: '09:00', end: '13:00' } },
  short_bio: 'A family pharmacy at the harbour.',
  documents: { images: ['logo'] },
} as unknown as Company

it.each([
  ['approved and complete', complete, undefined],
  ['no practice', undefined, 'PRACTICE_INCOMPLETE'],
  ['pending approval', { ...complete, approved: false }, 'NOT_APPROVED'],
  ['without an address', { ...complete, address: undefined }, 'PRACTICE_INCOMPLETE'],
  ['without languages', { ...complete, languages: [] }, 'PRACTICE_INCOMPLETE'],
  ['without a logo', { ...complete, documents: { images: [] } }, 'PRACTICE_INCOMPLETE'],
  ['pending approval and without a logo', { ...complete, approved: false, documents: { images: [] } }, 'NOT_APPROVED'],
])('%s: %#', (_, company, expected) => {
  expect(viewLocumsError(company as Company | undefined)).toBe(expected)
})
