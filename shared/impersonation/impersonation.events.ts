import * as z from 'zod/mini'
import { declareEvent, eventMaker } from '#shared/kernel/define-events.ts'
import { GrantId, UserId } from '#shared/kernel/ids.ts'
import { ImpersonationMode, TargetId } from './impersonation.schema.ts'

type Started = { id: GrantId; target: TargetId; account: UserId; mode: ImpersonationMode }

/** The account is the locum’s, or that of the owner of the practice who is stood in for. */
const data = z.strictObject({ id: GrantId, account: UserId, mode: ImpersonationMode, by: UserId })
const of = ({ id, target, account, mode }: Started, by: UserId) => ({
  subject: target,
  data: { id, account, mode, by },
})

export const impersonationEvents = {
  'impersonation.started': declareEvent({
    version: 1,
    subject: TargetId,
    data,
    of,
    noReaderYet: 'The person finds it under Support access.',
  }),
  /** Ended by the super admin, or by their next one; nothing says that one has expired. */
  'impersonation.ended': declareEvent({ version: 1, subject: TargetId, data, of }),
}

export const impersonationEvent = eventMaker(impersonationEvents)
