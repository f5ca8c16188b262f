import * as z from 'zod/mini'
import { FileId } from '#shared/kernel/files.schema.ts'
import { declareEvent, eventMaker } from '#shared/kernel/define-events.ts'
import { UserId } from '#shared/kernel/ids.ts'

/** Carries no profile data: readers look the profile up. */
const profileChange = declareEvent({
  version: 1,
  subject: UserId,
  data: z.strictObject({}),
  of: ({ id }: { id: UserId }) => ({ subject: id, data: {} }),
})

const unapproved = declareEvent({
  version: 1,
  subject: UserId,
  /** A super admin, or the professional who changed their registration. */
  data: z.strictObject({ by: UserId }),
  of: ({ id }: { id: UserId }, by: UserId) => ({ subject: id, data: { by } }),
})

/** Names the version of the identity document that was viewed. */
const approved = declareEvent({
  version: 1,
  subject: UserId,
  data: z.strictObject({ by: UserId, identityDocument: z.optional(FileId) }),
  of: ({ id, approvedDocument }: { id: UserId; approvedDocument?: FileId | undefined }, by: UserId) => ({
    subject: id,
    data: { by, identityDocument: approvedDocument },
  }),
})

/** Whether practices can book at once, and how many. */
const instantBookingChanged = {
  ...declareEvent({
    version: 1,
    subject: UserId,
    data: z.strictObject({ on: z.boolean(), practices: z.int() }),
    of: (id: UserId, on: boolean, practices: number) => ({ subject: id, data: { on, practices } }),
  }),
  noReaderYet: 'For metrics of instant booking.',
}

export const professionalEvents = {
  'professional.created': profileChange,
  'professional.saved': profileChange,
  'professional.verified': profileChange,
  'professional.approved': approved,
  'professional.approval-removed': unapproved,
  'professional.instant-booking-changed': instantBookingChanged,
  'professional.deleted': profileChange,
}

export const professionalEvent = eventMaker(professionalEvents)
