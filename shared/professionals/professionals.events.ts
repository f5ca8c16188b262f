import * as z from 'zod/mini'
import { type Missing, missingSteps } from '#shared/kernel/approval.schema.ts'
import { LocalDate } from '#shared/kernel/dates.ts'
import { FileId } from '#shared/kernel/files.schema.ts'
import { declareEvent, eventMaker } from '#shared/kernel/define-events.ts'
import { UserId } from '#shared/kernel/ids.ts'
import { locumStepNames, type LocumStepName } from './step-names.ts'

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

/**
 * Names the version of the identity document that was viewed, and how long they had waited, unless they were approved
 * outside of the queue.
 */
const approved = declareEvent({
  version: 2,
  subject: UserId,
  data: z.strictObject({
    by: UserId,
    identityDocument: z.optional(FileId),
    waitedMinutes: z.optional(z.int()),
  }),
  of: (
    { id, approvedDocument }: { id: UserId; approvedDocument?: FileId | undefined },
    by: UserId,
    waited: number | undefined,
  ) => ({
    subject: id,
    data: { by, identityDocument: approvedDocument, waitedMinutes: waited },
  }),
  // How long they had waited was not written then.
  upgrades: { 1: (data) => data },
})

const sentBack = declareEvent({
  version: 1,
  subject: UserId,
  data: z.strictObject({ by: UserId, missing: missingSteps(locumStepNames), waitedMinutes: z.optional(z.int()) }),
  of: ({ id }: { id: UserId }, by: UserId, missing: Missing<LocumStepName>[], waited: number | undefined) => ({
    subject: id,
    data: { by, missing, waitedMinutes: waited },
  }),
})

const registrationEnding = declareEvent({
  version: 1,
  subject: UserId,
  data: z.strictObject({ expiry: LocalDate, days: z.int() }),
  of: ({ id }: { id: UserId }, expiry: LocalDate, days: number) => ({ subject: id, data: { expiry, days } }),
})

const registrationSet = declareEvent({
  version: 1,
  subject: UserId,
  data: z.strictObject({ expiry: LocalDate, by: UserId }),
  of: ({ id }: { id: UserId }, expiry: LocalDate, by: UserId) => ({ subject: id, data: { expiry, by } }),
})

/** Whether practices can book at once, and how many. */
const instantBookingChanged = {
  ...declareEvent({
    version: 1,
    subject: UserId,
    data: z.strictObject({ on: z.boolean(), practices: z.int() }),
    of: (id: UserId, on: boolean, practices: number) => ({ subject: id, data: { on, practices } }),
  }),
  noReaderYet: 'It changes nothing that is pending.',
}

export const professionalEvents = {
  'professional.created': profileChange,
  'professional.saved': profileChange,
  'professional.verified': profileChange,
  'professional.approved': approved,
  'professional.approval-removed': unapproved,
  'professional.sent-back': sentBack,
  'professional.corrected': profileChange,
  'professional.registration-ending': registrationEnding,
  'professional.registration-set': registrationSet,
  'professional.instant-booking-changed': instantBookingChanged,
  'professional.deleted': profileChange,
}

export const professionalEvent = eventMaker(professionalEvents)
