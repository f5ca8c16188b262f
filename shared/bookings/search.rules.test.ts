import { expect, it } from 'vitest'
import type { CompanyId, UserId } from '#shared/kernel/ids.ts'
import type { BookingState } from './bookings.state.ts'
import { hasFilters, isFoundBy } from './search.rules.ts'

const company = 'cmp_0000000000000001' as CompanyId
const booking = {
  id: 'B7K2M9QX',
  reference: 'A4B2M9QX',
  company: { id: company, name: 'Café Clinic', contact: '', email: '' },
  professional: { id: 'usr_1', name: 'Renée van der Merwe', contact: '', email: '' },
  profession: 'Nurse',
  province: 'Gauteng',
  region: 'Sedibeng',
  days: { '2026-12-01': { date: '2026-12-01', cancelled: false } },
} as unknown as BookingState

it.each([
  ['a code in lower case', { q: 'b7k2m9qx' }, true],
  ['the code of the application', { q: 'A4B2M9QX' }, true],
  ['a part of a code', { q: 'B7K2' }, false],
  ['a part of the practice’s name without its accent', { q: 'cafe cl' }, true],
  ['a part of the locum’s name', { q: 'VAN DER' }, true],
  ['another name', { q: 'Nkosi' }, false],
  ['its status', { status: 'confirmed' as const }, true],
  ['another status', { status: 'cancelled' as const }, false],
  ['its region', { location: 'Gauteng,Sedibeng' }, true],
  ['another region', { location: 'Gauteng,West Rand' }, false],
  ['another profession', { profession: 'Pharmacist' }, false],
  ['its practice', { companyId: company }, true],
  ['its practice and another locum', { companyId: company, professionalId: 'usr_2' as UserId }, false],
])('a search by %s', (_, filters, found) => {
  expect(isFoundBy(booking, filters)).toBe(found)
})

it('reads more where it filters what it reads', () => {
  expect([{}, { companyId: company }, { companyId: company, q: 'Nkosi' }].map(hasFilters)).toEqual([false, false, true])
})
