import { expect, it } from 'vitest'
import type { ShownCandidate } from '#shared/offers/applications.schema.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { applicationStatusLabel } from './application-status.ts'
import { offerStatusLabel, offerMoney } from './offer-status.ts'

const [today, thu, fri] = ['2026-12-01', '2026-12-17', '2026-12-18'] as const
const rates = { weekdays: '380', saturday: '430', sundays: '520', public_holidays: '550' }
const application = (more: object) =>
  ({
    rates,
    status: 'requested',
    booking_dates: [thu],
    live_dates: [],
    confirmed_dates: [],
    ...more,
  }) as unknown as ShownCandidate
const offer = (more: object) =>
  ({
    status: 'open',
    rates: ['350', '550'],
    lunch: { allowed: true, paid: false, period: 1 },
    request_dates: [{ date: thu, start_time: '08:00', end_time: '17:00' }],
    available_dates: [thu],
    booking_dates: [],
    mapped_dates: [],
    offers_requests: [],
    ...more,
  }) as unknown as Offer

it('calls an application ended when another professional was booked, and its offer open once those days are open again', () => {
  const lost = application({ status: 'rejected', ended: 'taken' })
  expect(applicationStatusLabel(offer({ available_dates: [] }), lost)).toEqual({
    family: 'past',
    label: 'Another locum was booked',
  })
  expect(applicationStatusLabel(offer({ available_dates: [fri] }), lost).family).toBe('past')
  expect(applicationStatusLabel(offer({}), lost)).toEqual({ family: 'available', label: 'Open' })
})

it('distinguishes an offer without applications from one whose applications have all ended', () => {
  expect(offerStatusLabel(offer({}), today).label).toBe('Open · no applications yet')
  expect(
    offerStatusLabel(offer({ offers_requests: [application({ status: 'rejected', ended: 'declined' })] }), today).label,
  ).toBe('Open · no pending applications')
  expect(offerStatusLabel(offer({ offers_requests: [application({ live_dates: [thu] })] }), today).label).toBe(
    'Pending · 1 applicant',
  )
})

it('shows the least that an offer can cost until it is booked', () => {
  expect(offerMoney(offer({}))).toMatchObject({ from: true, total: 'R\u00a02\u00a0800.00' })
  const applied = offer({
    request_dates: [thu, fri].map((date) => ({ date, start_time: '08:00', end_time: '17:00' })),
    offers_requests: [application({ live_dates: [thu] })],
  })
  expect(offerMoney(applied)).toMatchObject({ from: true, total: 'R\u00a05\u00a0840.00' })
  const booked = offerMoney(
    offer({ booking_dates: [thu], offers_requests: [application({ confirmed_dates: [thu], status: 'confirmed' })] }),
  )
  expect(booked).toEqual({ detail: 'R\u00a0380/h', total: 'R\u00a03\u00a0040.00' })
  const filledAt = { weekdays: '610', saturday: '610', sundays: '610', public_holidays: '610' }
  const filled = offer({ booking_dates: [thu], mapped_dates: [{ date: thu, rates: filledAt }] })
  expect(offerMoney(filled)).toEqual({ detail: 'R\u00a0610/h', total: 'R\u00a04\u00a0880.00' })
})
