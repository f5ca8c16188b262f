import { expect, it } from 'vitest'
import { bookingItem } from './bookings.items.ts'

const day = { hours: 8, parts: [], pay: 3040, start_time: '08:00', end_time: '17:00' }
const stored = {
  pk: 'B0000001',
  sk: 'BOOKING',
  v: 2,
  companyId: 'cmp_0000000000000000',
  professionalId: 'usr_2',
  place: '2026-12-18.B0000001.BOOKING',
  id: 'B0000001',
  offerId: 'off_0000000000000000',
  reference: 'A0000000',
  requestType: 'public_offer',
  company: { id: 'cmp_0000000000000000', name: 'Harbour Road', contact: '021', email: 'a@b' },
  professional: { id: 'usr_2', name: 'Thandi Nkosi', contact: '082', email: 't@n' },
  profession: 'Pharmacist',
  province: 'Western Cape',
  region: 'Cape Town Metro',
  lunch: { allowed: false, paid: false, period: 1 },
  notes: '',
  days: {
    '2026-12-17': { ...day, date: '2026-12-17', cancelled: false },
    '2026-12-18': { ...day, date: '2026-12-18', cancelled: true },
  },
  bookedBy: 'usr_1',
  createdAt: '2026-12-02T06:00:00.000Z',
  version: 2,
}

it('a booking of before days had their own cancellation gives them the one it had', () => {
  const cancelled = { by: 'professional', reason: 'My child is ill', at: '2026-12-10T06:00:00.000Z' }
  const { days, updatedAt } = bookingItem.read({ ...stored, cancelled })
  expect([days['2026-12-17']?.cancellation, days['2026-12-18']?.cancellation]).toEqual([undefined, cancelled])
  expect(updatedAt).toBe(cancelled.at)
  expect(bookingItem.read(stored).updatedAt).toBe(stored.createdAt)
})
