import { expect, it } from 'vitest'
import type { Offer, OfferRequest } from '#shared/offers/offers.schema.ts'
import { applicationActions } from './application-actions.ts'

const day = '2026-12-14'
const offer = (more: Partial<Offer> = {}, request?: Partial<OfferRequest>) =>
  ({
    status: 'open',
    revision: 1,
    experience: 2,
    available_dates: [day],
    offers_requests: request ? [{ revision: 1, live_dates: [], booking_dates: [day], ...request }] : [],
    ...more,
  }) as unknown as Offer
const locum = { approved: true, experience: { years_experience: 5 } }
const declined = { status: 'rejected', ended: 'declined' } as const

it('an offer is applied for, an application changed or withdrawn', () => {
  expect(applicationActions(offer(), locum)).toEqual({ send: {} })
  expect(applicationActions(offer({}, { status: 'requested', live_dates: [day] }), locum)).toEqual({
    send: {},
    withdraw: {},
  })
})

it.each([
  ['the offer is cancelled', offer({ status: 'cancelled', available_dates: [] }), locum, 'OFFER_CANCELLED'],
  ['it asks for more experience', offer({ experience: 6 }), locum, 'NOT_ELIGIBLE'],
  ['no day is open', offer({ available_dates: [] }), locum, 'DATE_NOT_OPEN'],
  ['the practice has declined', offer({}, declined), locum, 'APPLICATION_DECLINED'],
  ['the locum is not approved', offer(), { ...locum, approved: false }, 'NOT_APPROVED'],
])('sending is held back where %s', (_, found, who, disabled) => {
  expect(applicationActions(found, who).send).toEqual({ disabled })
})

it('a declined application can be sent again once the practice has changed the offer', () => {
  expect(applicationActions(offer({ revision: 2 }, declined), locum).send).toEqual({})
})
