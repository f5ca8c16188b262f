import * as z from 'zod/mini'
import { declareEvent, eventMaker } from '#shared/kernel/define-events.ts'
import {
  BookingId,
  CompanyId,
  OfferId,
  PlacementId,
  PrivacyRequestId,
  RedemptionId,
  UserId,
} from '#shared/kernel/ids.ts'
import { PrivacyRequest, type TextVersions } from './privacy.schema.ts'

/** Whatever has data that is kept for a time only. */
export const Retained = z.union([UserId, CompanyId, OfferId, BookingId, PlacementId, RedemptionId])
export type Retained = z.infer<typeof Retained>

const versions = z.strictObject({ terms: z.int(), privacy: z.int() })

const request = declareEvent({
  version: 1,
  subject: PrivacyRequestId,
  /** With what the agency and the person are mailed. */
  data: z.omit(PrivacyRequest, { id: true, status: true }),
  of: ({ id, status: _, ...data }: PrivacyRequest) => ({ subject: id, data }),
})

export const privacyEvents = {
  /** Something of this subject may no longer be kept. */
  'retention.due': declareEvent({
    version: 1,
    subject: Retained,
    data: z.strictObject({}),
    of: (subject: Retained) => ({ subject, data: {} }),
  }),
  'consent.given': declareEvent({
    version: 1,
    subject: UserId,
    data: versions,
    of: (id: UserId, agreed: TextVersions) => ({ subject: id, data: agreed }),
    noReaderYet: 'The page of the person shows it.',
  }),
  'marketing.objection-changed': declareEvent({
    version: 1,
    subject: UserId,
    data: z.strictObject({ objects: z.boolean() }),
    of: (id: UserId, objects: boolean) => ({ subject: id, data: { objects } }),
    noReaderYet: 'No mail is direct marketing; who sends one reads the objection.',
  }),
  'privacy-request.sent': request,
  'privacy-request.due-soon': request,
  'privacy-request.answered': declareEvent({
    version: 2,
    upgrades: { 1: (answered) => answered },
    subject: PrivacyRequestId,
    /** Whose account is gone is mailed at the address of the request. */
    data: z.extend(request.data, { isAccountGone: z.optional(z.literal(true)) }),
    of: ({ id, status: _, ...data }: PrivacyRequest, isAccountGone: boolean) => ({
      subject: id,
      data: { ...data, ...(isAccountGone && { isAccountGone: true as const }) },
    }),
  }),
}

export const privacyEvent = eventMaker(privacyEvents)
