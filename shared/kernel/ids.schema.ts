import * as z from 'zod/mini'
import { crockford } from './crockford.ts'

const prefixed = <P extends string>(prefix: P) =>
  z.string().check(z.regex(new RegExp(`^${prefix}_[${crockford}]{16}$`), 'This is not a valid id'))

/** `usr_` and the Cognito sub. */
export const UserId = z
  .string()
  .check(z.regex(/^usr_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, 'This is not a valid id'))
  .brand<'UserId'>()
export type UserId = z.infer<typeof UserId>

export const CompanyId = prefixed('cmp').brand<'CompanyId'>()
export type CompanyId = z.infer<typeof CompanyId>

export const PoolId = prefixed('pol').brand<'PoolId'>()
export type PoolId = z.infer<typeof PoolId>

/** Of a request for a permanent placement. */
export const PlacementId = prefixed('plc').brand<'PlacementId'>()
export type PlacementId = z.infer<typeof PlacementId>

/** Of a request about one's personal data. */
export const PrivacyRequestId = prefixed('prq').brand<'PrivacyRequestId'>()
export type PrivacyRequestId = z.infer<typeof PrivacyRequestId>

/** Of a reported message. */
export const ReportId = prefixed('rpt').brand<'ReportId'>()
export type ReportId = z.infer<typeof ReportId>

export const InviteId = prefixed('inv').brand<'InviteId'>()
export type InviteId = z.infer<typeof InviteId>

export const OfferId = prefixed('off').brand<'OfferId'>()
export type OfferId = z.infer<typeof OfferId>

/** Of an impersonation. */
export const GrantId = prefixed('gra').brand<'GrantId'>()
export type GrantId = z.infer<typeof GrantId>

export const ExportId = prefixed('exp').brand<'ExportId'>()
export type ExportId = z.infer<typeof ExportId>

/** Also the id of a notification: ten characters of time, then sixteen of origin. */
export const EventId = z
  .string()
  .check(z.regex(new RegExp(`^evt_[${crockford}]{26}$`), 'This is not a valid id'))
  .brand<'EventId'>()
export type EventId = z.infer<typeof EventId>

/** A booking's id is also the code that people read out: B and seven Crockford characters. */
export const BookingId = z
  .string()
  .check(z.regex(new RegExp(`^B[${crockford}]{7}$`), 'This is not a valid booking code'))
  .brand<'BookingId'>()
export type BookingId = z.infer<typeof BookingId>

/** Of a redemption of credits: R and seven Crockford characters. */
export const RedemptionId = z
  .string()
  .check(z.regex(new RegExp(`^R[${crockford}]{7}$`), 'This is not a valid redemption code'))
  .brand<'RedemptionId'>()
export type RedemptionId = z.infer<typeof RedemptionId>

/** The number of a transaction; unique within one wallet only. */
export const TransactionId = z.string().check(z.regex(/^[1-9]\d{0,8}$/, 'This is not a valid number'))

const POSTING_CODE = `V[${crockford}]{7}`

/** V and seven Crockford characters; unique within one calendar only. */
export const PostingCode = z
  .string()
  .check(z.regex(new RegExp(`^${POSTING_CODE}$`), 'This is not a valid availability code'))
export type PostingCode = z.infer<typeof PostingCode>

/** T and seven Crockford characters; unique within one practice only. */
export const TemplateCode = z
  .string()
  .check(z.regex(new RegExp(`^T[${crockford}]{7}$`), 'This is not a valid template code'))
export type TemplateCode = z.infer<typeof TemplateCode>

/** Contains the professional's id, so that a request for one of its days needs no look-up. */
export const AvailabilityId = z
  .string()
  .check(
    z.regex(new RegExp(`^avl_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}_${POSTING_CODE}$`), 'This is not a valid id'),
  )
  .brand<'AvailabilityId'>()
export type AvailabilityId = z.infer<typeof AvailabilityId>

/** A posting's id, or the professional's own for a day without a posting. */
export const PostingRef = z.union([AvailabilityId, UserId])
export type PostingRef = z.infer<typeof PostingRef>
