import * as z from 'zod/mini'
import { declareEvent, eventMaker } from '#shared/kernel/define-events.ts'
import { UserId } from '#shared/kernel/ids.ts'

/** Carries neither name nor address: readers look the account up. */
const accountChange = declareEvent({
  version: 1,
  subject: UserId,
  data: z.strictObject({}),
  of: (id: UserId) => ({ subject: id, data: {} }),
})

const suspension = declareEvent({
  version: 1,
  subject: UserId,
  data: z.strictObject({ reason: z.string(), by: UserId }),
  of: (id: UserId, reason: string, by: UserId) => ({ subject: id, data: { reason, by } }),
})

export const identityEvents = {
  'account.created': accountChange,
  'account.renamed': accountChange,
  'account.quotas-changed': declareEvent({
    version: 1,
    subject: UserId,
    data: z.strictObject({ practices: z.int(), by: UserId }),
    of: (id: UserId, { practices }: { practices: number }, by: UserId) => ({ subject: id, data: { practices, by } }),
    noReaderYet: 'The page of the person shows it.',
  }),
  'account.sessions-ended': accountChange,
  'account.suspended': suspension,
  'account.suspension-lifted': suspension,
  'account.deleted': declareEvent({
    version: 1,
    subject: UserId,
    /** For the last mail; the address is stored nowhere else by then. */
    data: z.strictObject({ email: z.string() }),
    of: ({ id, email }: { id: UserId; email: string }) => ({ subject: id, data: { email } }),
  }),
}

export const identityEvent = eventMaker(identityEvents)
