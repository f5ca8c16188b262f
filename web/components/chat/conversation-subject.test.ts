import { describe, expect, it } from 'vitest'
import type { Booking } from '#shared/bookings/bookings.schema.ts'
import type { ShownCandidate } from '#shared/offers/applications.schema.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { pendingSubject, subjectOfBooking, subjectsByOther } from './conversation-subject.ts'

const lunch = { allowed: false, paid: false, period: 0.5 } as const

const booking = (id: string, other: string, date: string, more: Partial<Booking> = {}): Booking =>
  ({
    id,
    booking_type: 'company',
    status: 'confirmed',
    phase: 'upcoming',
    profession: 'Pharmacist',
    professional: { id: other, name: 'Thandi Nkosi' },
    company: { id: 'cmp_1', name: 'Harbour Road Pharmacy' },
    booking_dates: [date],
    booking_dates_times: [
      {
        date,
        start_time: '08:00',
        end_time: '12:00',
        hours: 4,
        parts: [{ group: 'weekdays', hours: 4, rate: '370' }],
        pay: 1480,
        cancelled: false,
      },
    ],
    lunch,
    ...more,
  }) as unknown as Booking

const offer = (id: string, type: 'public' | 'private', applicants: [id: string, live: string[]][]): Offer => {
  const request_dates = ['2027-01-05', '2027-01-06'].map((date) => ({ date, start_time: '08:00', end_time: '12:00' }))
  const offers_requests = applicants.map(
    ([request, live_dates]) =>
      ({
        id: request,
        live_dates,
        confirmed_dates: [],
        status: live_dates.length > 0 ? 'open' : 'rejected',
        rates: { weekdays: '370', saturday: '400', sundays: '450', public_holidays: '450' },
      }) as unknown as ShownCandidate,
  )
  return {
    id,
    offer_type: type,
    profession: 'Pharmacist',
    company: { id: 'cmp_1', name: 'Harbour Road Pharmacy' },
    rates: ['350', '500'],
    lunch,
    request_dates,
    offers_requests,
    mapped_dates: [],
  } as unknown as Offer
}

describe('the shift that a conversation is about', () => {
  it('is the next booking with the party', () => {
    const subjects = subjectsByOther(
      [booking('BLATER00', 'usr_1', '2027-02-01'), booking('BNEXT000', 'usr_1', '2027-01-11')],
      [offer('off_1', 'private', [['usr_1', ['2027-01-05']]])],
      'practice',
    )
    expect(subjects.get('usr_1')).toMatchObject({
      dates: ['2027-01-11'],
      status: { family: 'booked' },
      rate: 'R\u00a0370/h',
      total: 'R\u00a01\u00a0480.00',
      link: { to: '/practice/dashboard/bookings/BNEXT000', label: 'View booking' },
    })
  })

  it('is a pending request or application, if there is no booking ahead', () => {
    const ended = booking('BOVER000', 'usr_1', '2026-01-11', { phase: 'past' })
    const offers = [
      offer('off_1', 'private', [['usr_1', ['2027-01-05', '2027-01-06']]]),
      offer('off_2', 'public', [
        ['usr_2', ['2027-01-06']],
        ['usr_3', []],
      ]),
    ]
    const subjects = subjectsByOther([ended], offers, 'practice')
    expect(subjects.get('usr_1')).toMatchObject({
      dates: ['2027-01-05', '2027-01-06'],
      total: 'R\u00a02\u00a0960.00',
      link: { to: '/practice/dashboard/requests/off_1', label: 'View request' },
    })
    expect(subjects.get('usr_2')).toMatchObject({
      status: { family: 'pending' },
      total: 'R\u00a01\u00a0480.00',
      link: { to: '/practice/dashboard/offers/off_2', label: 'View offer' },
    })
    expect(subjects.has('usr_3')).toBe(false)
  })

  it('is on its own page what is booked or pending there', () => {
    expect(subjectOfBooking(booking('BNEXT000', 'usr_1', '2027-01-11'))?.dates).toEqual(['2027-01-11'])
    expect(subjectOfBooking(booking('BOVER000', 'usr_1', '2026-01-11', { phase: 'past' }))).toBeUndefined()
    const applied = offer('off_2', 'public', [
      ['usr_2', ['2027-01-06']],
      ['usr_3', []],
    ])
    expect(pendingSubject(applied, 'practice', 'usr_2')?.dates).toEqual(['2027-01-06'])
    expect(pendingSubject(applied, 'practice', 'usr_3')).toBeUndefined()
    expect(pendingSubject(applied, 'professional', 'cmp_1')?.link.to).toBe('/locum/dashboard/offers/off_2')
  })

  it('is found by the practice, for a locum', () => {
    const own = booking('BNEXT000', 'usr_1', '2027-01-11', { booking_type: 'professional' })
    expect(subjectsByOther([own], [], 'professional').get('cmp_1')?.link.to).toBe('/locum/dashboard/bookings/BNEXT000')
  })
})
