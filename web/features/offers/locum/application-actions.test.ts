import { expect, it } from 'vitest'
import type { ShownCandidate } from '#shared/offers/applications.schema.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { applicationActions, daysToApplyFor } from './application-actions.ts'

const [day, other] = ['2026-12-14', '2026-12-15'] as const
const offer = (more: Partial<Offer> = {}, application?: Partial<ShownCandidate>) =>
  ({
    status: 'open',
    revision: 1,
    profession: 'Nurse',
    experience: 2,
    available_dates: [day],
    offers_requests: application ? [{ revision: 1, live_dates: [], booking_dates: [day], ...application }] : [],
    ...more,
  }) as unknown as Offer
const locum = { approved: true, profession: 'Nurse', experience: { years_experience: 5 } }
const declined: Partial<ShownCandidate> = {
  status: 'rejected',
  dropped_dates: [{ date: day, cause: 'declined', reason: 'Found.' }],
}

it('allows applying for an offer, and changing or withdrawing an application', () => {
  expect(applicationActions(offer(), locum)).toEqual({ send: {} })
  expect(applicationActions(offer({}, { status: 'requested', live_dates: [day] }), locum)).toEqual({
    send: {},
    withdraw: {},
  })
})

it.each([
  ['the offer is cancelled', offer({ status: 'cancelled', available_dates: [] }), locum, 'OFFER_CANCELLED'],
  ['it asks for more experience', offer({ experience: 6 }), locum, 'NOT_ELIGIBLE'],
  ['it asks for another profession', offer({ profession: 'Pharmacist' }), locum, 'NOT_ELIGIBLE'],
  ['no day is open', offer({ available_dates: [] }), locum, 'DATE_NOT_OPEN'],
  ['the practice has declined all open days', offer({}, declined), locum, 'APPLICATION_DECLINED'],
  ['the locum is not approved', offer(), { ...locum, approved: false }, 'NOT_APPROVED'],
])('sending is held back where %s', (_, found, who, disabled) => {
  expect(applicationActions(found, who).send).toEqual({ disabled })
})

it('is disabled if the locum’s own calendar has conflicts on the chosen days', () => {
  expect(applicationActions(offer(), locum, { notUnavailable: false, notBooked: true }).send).toEqual({
    disabled: 'DAY_OFF',
  })
  expect(applicationActions(offer(), locum, { notUnavailable: true, notBooked: false }).send).toEqual({
    disabled: 'YOU_ARE_BOOKED',
  })
})

it('a declined application can be sent again once the practice has changed the offer', () => {
  expect(applicationActions(offer({ revision: 2 }, declined), locum).send).toEqual({})
})

it('days that were not declined can be applied for', () => {
  const found = offer({ available_dates: [day, other] }, declined)
  expect(daysToApplyFor(found)).toEqual([other])
  expect(applicationActions(found, locum).send).toEqual({})
  // Another of its days is booked: the application itself counts on.
  const booked = offer({}, { ...declined, status: 'partially-confirmed' })
  expect(applicationActions(booked, locum).send).toEqual({ disabled: 'APPLICATION_DECLINED' })
})
