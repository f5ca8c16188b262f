import * as z from 'zod/mini'
import { FileId } from '#shared/documents/document-names.schema.ts'
import { declareEvent, eventMaker } from '#shared/kernel/define-events.ts'
import { UserId } from '#shared/kernel/ids.ts'

/** A profile is read where it is kept: its events say only that it changed. */
const ofProfile = declareEvent({
  version: 1,
  subject: UserId,
  data: z.strictObject({}),
  of: ({ id }: { id: UserId }) => ({ subject: id, data: {} }),
})

const decided = declareEvent({
  version: 1,
  subject: UserId,
  /** A super admin, or the professional who has changed what the approval was for. */
  data: z.strictObject({ by: UserId, identityDocument: z.optional(FileId) }),
  /** An approval names the version of the identity document that was looked at. */
  of: ({ id, approvedDocument }: { id: UserId; approvedDocument?: FileId | undefined }, by: UserId) => ({
    subject: id,
    data: { by, identityDocument: approvedDocument },
  }),
})

const toBeCounted = { ...ofProfile, noReaderYet: 'Metrics of sign-up will count it.' }

export const professionalEvents = {
  'professional.created': toBeCounted,
  'professional.saved': toBeCounted,
  'professional.verified': toBeCounted,
  'professional.approved': decided,
  'professional.approval-removed': decided,
  'professional.deleted': ofProfile,
}

export const professionalEvent = eventMaker(professionalEvents)
