import * as z from 'zod/mini'
import { Booking } from '#shared/bookings/bookings.schema.ts'
import { defineContract } from '#shared/kernel/define-contract.ts'
import { OfferId } from '#shared/kernel/ids.ts'
import { ReasonBody } from '#shared/kernel/reason.schema.ts'
import { Offer } from '#shared/offers/offers.schema.ts'
import { acceptErrors, endErrors } from './request-errors.ts'
import { AcceptCounterBody, CounterOfferBody } from './requests.schema.ts'

const privateOffer = z.strictObject({ offerId: OfferId })
const ownsPrivate = { kind: 'request', id: 'params.offerId' } as const
const everyList = ['offers', 'bookings', 'calendars'] as const
const booked = [...everyList, 'wallets'] as const

/** A locum answers a private offer with a rate of their own. */
export const suggestedRatesContract = defineContract({
  suggestRate: {
    method: 'PUT',
    path: '/offers/company/private/counter/{offerId}',
    summary: 'Answer a private offer with a rate of your own for some or all of its days; the other days are declined',
    access: { roles: ['Locum'], owns: ownsPrivate, approved: true, underGrant: 'act' },
    params: privateOffer,
    body: CounterOfferBody,
    causesMail: true,
    response: Offer,
    errors: acceptErrors,
    changes: everyList,
    failure: 'Failed to update or load offer',
  },
  acceptSuggestedRate: {
    method: 'PUT',
    path: '/offers/company/private/accept-counter/{offerId}',
    summary: 'Accept the rate that the locum has suggested: creates the booking at it',
    access: {
      roles: ['CompanyAdmin'],
      owns: { ...ownsPrivate, member: 'manager' },
      approved: true,
      readsPeople: true,
      underGrant: 'act',
    },
    params: privateOffer,
    body: AcceptCounterBody,
    causesMail: true,
    response: Booking,
    errors: [
      'REQUEST_NOT_FOUND',
      'NOT_APPROVED',
      'PRACTICE_INCOMPLETE',
      'LOCUM_NOT_APPROVED',
      'LOCUM_BLOCKED',
      'COUNTER_CHANGED',
      'COUNTER_EXPIRED',
      'DATE_NOT_OPEN',
      'DAY_UNAVAILABLE',
      'ALREADY_BOOKED',
      'LOCUM_REGISTRATION_ENDS',
      'STALE_STATE',
      'QUOTA_EXCEEDED',
    ],
    changes: booked,
    failure: 'Failed to create or load booking',
  },
  declineSuggestedRate: {
    method: 'PUT',
    path: '/offers/company/private/reject-counter/{offerId}',
    summary: 'Decline the rate that the locum has suggested',
    access: { roles: ['CompanyAdmin'], owns: ownsPrivate, underGrant: 'act' },
    params: privateOffer,
    body: ReasonBody,
    response: Offer,
    errors: endErrors,
    changes: everyList,
    failure: 'Failed to update or load offer',
  },
})
