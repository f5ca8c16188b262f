import * as z from 'zod/mini'
import { Instant } from '#shared/kernel/dates.ts'
import { defineContract } from '#shared/kernel/define-contract.ts'
import { PrivacyRequestId, UserId } from '#shared/kernel/ids.ts'
import {
  Consent,
  OwnView,
  PersonPrivacy,
  PrivacyAnswerBody,
  PrivacyChoices,
  PrivacyRequest,
  PrivacyRequestBody,
  PrivacyRequestStatus,
  TextVersions,
} from './privacy.schema.ts'

/** Their own, which support neither sees nor changes. */
const own = { roles: ['Locum', 'CompanyAdmin'], underGrant: 'never' } as const
const superAdmin = { roles: ['SuperAdmin'] } as const

/** The last entry of the previous page: a time, or a day, and an id. */
const token = (form: RegExp) =>
  z.strictObject({ NextToken: z.optional(z.string().check(z.maxLength(60), z.regex(form))) })

export const privacyContract = defineContract({
  getPrivacyChoices: {
    method: 'GET',
    path: '/users/privacy',
    summary: 'Which versions of terms and privacy notice you agreed to, and whether you object to direct marketing',
    access: own,
    response: PrivacyChoices,
    errors: [],
    reads: ['privacy'],
  },
  agreeToTexts: {
    method: 'PUT',
    path: '/users/privacy/consent',
    summary: 'Agree to the current versions of the terms and the privacy notice',
    access: own,
    body: TextVersions,
    response: Consent,
    errors: ['STALE_STATE'],
    changes: ['privacy'],
  },
  objectToMarketing: {
    method: 'PUT',
    path: '/users/privacy/marketing',
    summary: 'Object to direct marketing, or withdraw the objection',
    access: own,
    body: z.strictObject({ objects: z.boolean() }),
    response: z.strictObject({ marketing_objected_at: z.optional(Instant) }),
    errors: [],
    changes: ['privacy'],
  },
  listOwnViews: {
    method: 'GET',
    path: '/professionals/profile/views',
    summary: 'Who has opened your identity number, bank details and personal documents, newest first',
    access: { roles: ['Locum'], underGrant: 'never' },
    query: token(/^[\d\-T:.]{19,24}Z#V[0-9A-Z]{7}$/),
    list: OwnView,
    errors: [],
    reads: [],
  },
  sendPrivacyRequest: {
    method: 'POST',
    path: '/users/privacy/requests',
    summary: 'Ask for access to your data, for a correction or a deletion, or object to its use',
    access: own,
    body: PrivacyRequestBody,
    response: PrivacyRequest,
    errors: ['QUOTA_EXCEEDED'],
    changes: ['privacy'],
  },
  listOwnPrivacyRequests: {
    method: 'GET',
    path: '/users/privacy/requests',
    summary: 'What you have asked about your data, and the answers, newest first',
    access: own,
    query: token(/^[\d\-T:.]{19,24}Z#prq_[0-9A-Z]{16}$/),
    list: PrivacyRequest,
    errors: [],
    reads: ['privacy'],
  },
  getPersonPrivacy: {
    method: 'GET',
    path: '/admin/people/{userId}/privacy',
    summary: 'A person’s consents with version and date, their objection to direct marketing, and their requests',
    access: { ...superAdmin, about: 'params.userId', logged: true },
    params: z.strictObject({ userId: UserId }),
    response: PersonPrivacy,
    errors: ['USER_NOT_FOUND'],
    reads: ['privacy'],
  },
  listPrivacyRequests: {
    method: 'GET',
    path: '/admin/privacy-requests',
    summary: 'Requests about personal data, the one that is due first comes first',
    access: { ...superAdmin, logged: true },
    query: z.extend(token(/^\d{4}-\d{2}-\d{2}#prq_[0-9A-Z]{16}$/), {
      status: z._default(PrivacyRequestStatus, 'open'),
    }),
    list: PrivacyRequest,
    errors: [],
    reads: ['privacy'],
  },
  answerPrivacyRequest: {
    method: 'PUT',
    path: '/admin/privacy-requests/{id}',
    summary: 'Answer a request about personal data, which closes it; the person reads the answer',
    access: { ...superAdmin, about: 'params.id', reason: 'body.answer' },
    params: z.strictObject({ id: PrivacyRequestId }),
    body: PrivacyAnswerBody,
    response: PrivacyRequest,
    errors: ['PRIVACY_REQUEST_NOT_FOUND', 'STALE_STATE'],
    changes: ['privacy'],
  },
})
