import * as z from 'zod/mini'
import { declareEvent, eventMaker } from '#shared/kernel/define-events.ts'
import { UserId } from '#shared/kernel/ids.ts'

/** A profile is read where it is kept: its events say only that it changed. */
const ofProfile = declareEvent({
  version: 1,
  subject: UserId,
  data: z.strictObject({}),
  of: ({ id }: { id: UserId }) => ({ subject: id, data: {} }),
})

const toBeCounted = { ...ofProfile, noReaderYet: 'Metrics of sign-up will count it.' }

export const professionalEvents = {
  'professional.created': toBeCounted,
  'professional.saved': toBeCounted,
  'professional.verified': toBeCounted,
  'professional.approved': ofProfile,
  'professional.approval-removed': ofProfile,
  'professional.deleted': ofProfile,
}

export const professionalEvent = eventMaker(professionalEvents)
