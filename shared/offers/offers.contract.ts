import * as z from 'zod/mini'
import { Booking } from '#shared/bookings/bookings.schema.ts'
import { pageQuery, periodOf } from '#shared/kernel/period.schema.ts'
import { applyErrors, confirmErrors } from './application-errors.ts'
import { defineContract } from '#shared/kernel/define-contract.ts'
import { CompanyId, OfferId, UserId } from '#shared/kernel/ids.ts'
import { ApplicationBody, ConfirmBody, Application, RejectBody } from './applications.schema.ts'
import { marketLists } from './eligibility.rules.ts'
import { EditOfferBody, MarketOffer, Offer, OfferBody } from './offers.schema.ts'
import { OptionalReasonBody } from '#shared/kernel/reason.schema.ts'

/** The default distance (SPEC 9), and the longest between two regions, rounded up. */
export const DEFAULT_THRESHOLD_KM = 50
const MAX_THRESHOLD_KM = 2_000

const Locations = z.pipe(
  z
    .string()
    .check(
      z.maxLength(2_000),
      z.regex(
        /^[^,;#]{1,60},[^,;#]{1,80}(;[^,;#]{1,60},[^,;#]{1,80})*$/,
        'Use the format province,region;province,region',
      ),
    ),
  z.transform((text) => text.split(';')),
)

const marketQuery = z.extend(pageQuery, {
  list: z._default(z.enum(marketLists), 'near'),
  locations: z.optional(Locations),
  threshold: z.optional(z.coerce.number().check(z.gte(0), z.lte(MAX_THRESHOLD_KM))),
  /** In rand per hour. */
  rate: z.optional(z.coerce.number().check(z.int(), z.gte(0))),
})

const offerId = z.strictObject({ offerId: OfferId })
const id = z.strictObject({ id: OfferId })
const manager = { roles: ['CompanyAdmin'], owns: { kind: 'offer', id: 'params.offerId', member: 'manager' } } as const

export const offersContract = defineContract({
  searchOffers: {
    method: 'GET',
    path: '/offers/company/search/{profession}/{start}/{end}/{experience}',
    summary:
      'Public offers with open days for your profession and regions whose last shift is between two dates, without those you have applied for. list=near (the default) has those that are open or requested and require no more experience than you have; list=others has the rest, which require more or are partly booked. experience is the minimum that an offer requires; locations (province,region;province,region) keeps your regions within threshold km (50) of them; rate keeps those that pay you as much per hour at your own rates; offers you can’t apply for say why',
    access: { roles: ['Locum'], underGrant: 'read' },
    params: periodOf({
      profession: z.string().check(z.minLength(1), z.maxLength(80)),
      experience: z.coerce.number().check(z.int(), z.gte(0), z.lte(60)),
    }),
    query: marketQuery,
    list: MarketOffer,
    errors: ['PROFILE_INCOMPLETE', 'NOT_ELIGIBLE'],
    reads: ['offers', 'ownProfile'],
    failure: 'Failed to load offers',
  },
  listCompanyOffers: {
    method: 'GET',
    path: '/offers/company/{id}/{start}/{end}',
    summary: 'A practice’s offers whose last shift is between two dates, each with its first applications',
    access: {
      roles: ['CompanyAdmin', 'SuperAdmin'],
      owns: { kind: 'company', id: 'params.id' },
      underGrant: 'read',
      logged: true,
    },
    params: periodOf({ id: CompanyId }),
    query: pageQuery,
    list: Offer,
    errors: ['COMPANY_NOT_FOUND'],
    reads: ['offers'],
    failure: 'Failed to load offers',
  },
  listMyApplications: {
    method: 'GET',
    path: '/offers/professional/{start}/{end}',
    summary:
      'Offers you applied for and booking requests sent to you whose last shift is between two dates, each with your application',
    access: { roles: ['Locum'], underGrant: 'read' },
    params: periodOf({}),
    query: pageQuery,
    list: Offer,
    errors: [],
    reads: ['offers'],
    failure: 'Failed to load offers',
  },
  listApplicationsOfLocum: {
    method: 'GET',
    path: '/admin/people/{userId}/applications/{start}/{end}',
    summary:
      'Offers a locum applied for and booking requests sent to them whose last shift is between two dates, as they see them',
    access: { roles: ['SuperAdmin'], about: 'params.userId', logged: true },
    params: periodOf({ userId: UserId }),
    query: pageQuery,
    list: Offer,
    errors: [],
    reads: ['offers'],
  },
  getOffer: {
    method: 'GET',
    path: '/offers/company/{id}',
    summary: 'One offer: with its first applications for the practice, with their own for a locum',
    access: {
      roles: ['Locum', 'CompanyAdmin', 'SuperAdmin'],
      owns: { kind: 'offer', id: 'params.id' },
      underGrant: 'read',
      logged: true,
    },
    params: id,
    response: Offer,
    errors: ['OFFER_NOT_FOUND'],
    reads: ['offers'],
    failure: 'Failed to get offer',
  },
  listApplications: {
    method: 'GET',
    path: '/offers/applications/{offerId}',
    summary: 'Further applications for an offer, after those returned with it',
    access: {
      roles: ['CompanyAdmin', 'SuperAdmin'],
      owns: { kind: 'offer', id: 'params.offerId' },
      underGrant: 'read',
      logged: true,
    },
    params: offerId,
    query: z.strictObject({ NextToken: z.optional(UserId) }),
    list: Application,
    errors: ['OFFER_NOT_FOUND'],
    reads: ['offers'],
    failure: 'Failed to get offer',
  },
  postOffer: {
    method: 'POST',
    path: '/offers/company',
    summary: 'Post a public offer for one or more days',
    access: {
      roles: ['CompanyAdmin'],
      owns: { kind: 'company', id: 'body.accountid', member: 'manager' },
      approved: true,
      readsPeople: true,
      underGrant: 'act',
    },
    body: OfferBody,
    bodyName: 'Offer',
    response: Offer,
    errors: ['COMPANY_NOT_FOUND', 'NOT_APPROVED', 'PRACTICE_INCOMPLETE', 'POOL_NOT_FOUND', 'QUOTA_EXCEEDED'],
    changes: ['offers', 'bookings', 'calendars'],
    failure: 'Failed to create or load offer',
  },
  editOffer: {
    method: 'POST',
    path: '/offers/company/{id}/update',
    summary:
      'Change a public offer. Unless only the notes change, its days that are not booked are replaced, and applications for them end',
    access: {
      roles: ['CompanyAdmin'],
      owns: { kind: 'offer', id: 'params.id', member: 'manager' },
      approved: true,
      readsPeople: true,
      underGrant: 'act',
    },
    params: id,
    body: EditOfferBody,
    bodyName: 'Offer',
    causesMail: true,
    response: Offer,
    errors: [
      'OFFER_NOT_FOUND',
      'NOT_APPROVED',
      'PRACTICE_INCOMPLETE',
      'OFFER_CANCELLED',
      'OFFER_PAST',
      'DATES_BOOKED',
      'STALE_STATE',
      'QUOTA_EXCEEDED',
    ],
    takesVersion: true,
    changes: ['offers', 'bookings', 'calendars'],
    failure: 'Failed to update or load offer',
  },
  deleteOffer: {
    method: 'DELETE',
    path: '/offers/company/{id}',
    summary: 'Delete a public offer that was never booked; those who applied see it as cancelled',
    access: { roles: ['CompanyAdmin'], owns: { kind: 'offer', id: 'params.id', member: 'manager' }, underGrant: 'act' },
    params: id,
    response: Offer,
    errors: ['OFFER_NOT_FOUND', 'OFFER_BOOKED', 'STALE_STATE'],
    changes: ['offers', 'bookings', 'calendars'],
    failure: 'Failed to update or load offer',
  },
  applyToOffer: {
    method: 'PUT',
    path: '/offers/company/update-application-to-offer/{id}',
    summary: 'Apply for days of a public offer, change your application or withdraw it (no dates)',
    access: { roles: ['Locum'], owns: { kind: 'offer', id: 'params.id' }, approved: true, underGrant: 'act' },
    params: id,
    body: ApplicationBody,
    bodyName: 'Offer',
    causesMail: { unlessEmpty: 'dates' },
    response: Application,
    errors: applyErrors,
    changes: ['offers'],
    failure: 'Failed to update or load offer',
  },
  confirmApplication: {
    method: 'PUT',
    path: '/offers/company/confirm-offer/{offerId}',
    aliases: ['/offers/book/{offerId}'],
    summary: 'Confirm days of an application; creates the booking',
    access: { ...manager, approved: true, readsPeople: true, underGrant: 'act' },
    params: offerId,
    body: ConfirmBody,
    causesMail: true,
    response: Booking,
    errors: confirmErrors,
    changes: ['offers', 'bookings', 'calendars', 'wallets'],
    failure: 'Failed to create or load booking',
  },
  rejectApplication: {
    method: 'PUT',
    path: '/offers/company/reject-offer/{offerId}',
    summary: 'Decline an application',
    access: { ...manager, underGrant: 'act' },
    params: offerId,
    body: RejectBody,
    response: Application,
    errors: ['OFFER_NOT_FOUND', 'APPLICATION_NOT_FOUND', 'DATE_NOT_OPEN', 'STALE_STATE'],
    changes: ['offers', 'bookings', 'calendars'],
    failure: 'Failed to update or load offer',
  },
  cancelOffer: {
    method: 'PUT',
    path: '/offers/company/cancel-offer/{offerId}',
    summary: 'Cancel an offer; bookings made from it stay. A reason is needed if an application is pending',
    access: { ...manager, underGrant: 'act' },
    params: offerId,
    body: OptionalReasonBody,
    response: Offer,
    errors: ['OFFER_NOT_FOUND', 'OFFER_PAST', 'STALE_STATE'],
    changes: ['offers', 'bookings', 'calendars'],
    failure: 'Failed to update or load offer',
  },
})
