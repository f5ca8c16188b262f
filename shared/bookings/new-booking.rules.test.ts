import { expect, it } from 'vitest'
import type { BookingId, CompanyId, OfferId, UserId } from '#shared/kernel/ids.ts'
import type { Candidate, OfferState } from '#shared/offers/offers.state.ts'
import { bookingOf } from './new-booking.rules.ts'

const offer: OfferState = {
  id: 'off_0000000000000000' as OfferId,
  company: {
    id: 'cmp_0000000000000000' as CompanyId,
    name: 'Harbour Road Pharmacy',
    industry: 'Pharmacy',
    contact: '021',
    email: 'a@b',
    plan: 'pay-when-you-book',
  },
  terms: {
    profession: 'Pharmacist',
    province: 'Western Cape',
    region: 'Cape Town Metro',
    experience: 0,
    rates: ['350', '550'],
    lunch: { allowed: true, paid: false, period: 1 },
    notes: 'Park behind',
    skills: [],
  },
  revision: 1,
  days: {
    '2026-12-17': { start: '08:00', end: '17:00', sinceRevision: 1 },
    '2026-12-18': { start: '09:00', end: '12:00', sinceRevision: 1 },
  },
  createdBy: 'usr_1' as UserId,
  createdAt: '2026-11-30T08:00:00.000Z',
  updatedAt: '2026-11-30T08:00:00.000Z',
}
const candidate = {
  reference: 'A0000000',
  professional: {
    id: 'usr_2' as UserId,
    name: 'Thandi',
    surname: 'Nkosi',
    contact: '082',
    email: 't@n',
    suburb: 'Gardens',
  },
  rates: { weekdays: '380', saturday: '430', sundays: '520', public_holidays: '520' },
} as Candidate
const created = { id: 'B0000001' as BookingId, bookedBy: 'usr_1' as UserId, at: '2026-12-02T06:00:00.000Z' }

it('a booking has the agreed days, both parties’ contacts, and the pay at the locum’s rate without unpaid lunch', () => {
  const { days, ...booking } = bookingOf(
    { offer, candidate },
    [{ date: '2026-12-17', start_time: '08:00', end_time: '17:00' }],
    created,
    [],
  )
  expect(booking).toEqual({
    id: 'B0000001',
    offerId: offer.id,
    reference: 'A0000000',
    requestType: 'public_offer',
    company: { id: offer.company.id, name: 'Harbour Road Pharmacy', contact: '021', email: 'a@b' },
    professional: { id: 'usr_2', name: 'Thandi Nkosi', contact: '082', email: 't@n' },
    profession: 'Pharmacist',
    province: 'Western Cape',
    region: 'Cape Town Metro',
    lunch: offer.terms.lunch,
    notes: 'Park behind',
    skills: [],
    bookedBy: 'usr_1',
    createdAt: created.at,
    updatedAt: created.at,
  })
  expect(Object.keys(days)).toEqual(['2026-12-17'])
  expect(days['2026-12-17']).toMatchObject({
    date: '2026-12-17',
    start_time: '08:00',
    end_time: '17:00',
    hours: 8,
    pay: 3040,
    cancelled: false,
  })
})

it('a booking of a private offer has the request type availability', () => {
  expect(
    bookingOf(
      { offer: { ...offer, request: { ...candidate, dropped: {} } }, candidate },
      [{ date: '2026-12-18', start_time: '09:00', end_time: '12:00' }],
      created,
      [],
    ).requestType,
  ).toBe('availability')
})
