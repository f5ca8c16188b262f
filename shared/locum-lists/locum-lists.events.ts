import * as z from 'zod/mini'
import { declareEvent, eventMaker } from '#shared/kernel/define-events.ts'
import { CompanyId, PoolId, UserId } from '#shared/kernel/ids.ts'

const listed = {
  version: 1,
  subject: UserId,
  data: z.strictObject({ companyId: CompanyId }),
  of: (professional: UserId, companyId: CompanyId) => ({ subject: professional, data: { companyId } }),
} as const

const auditedOnly = declareEvent({ ...listed, noReaderYet: 'A locum is never notified.' })

const pool = {
  version: 1,
  subject: PoolId,
  data: z.strictObject({ companyId: CompanyId, professionalId: z.optional(UserId) }),
  of: (pool: PoolId, companyId: CompanyId, professionalId?: UserId) => ({
    subject: pool,
    data: { companyId, ...(professionalId && { professionalId }) },
  }),
} as const

const poolChanged = declareEvent({ ...pool, noReaderYet: 'A locum is never notified.' })

export const locumListEvents = {
  'favourite.added': declareEvent(listed),
  'favourite.removed': auditedOnly,
  'locum.blocked': declareEvent(listed),
  'locum.unblocked': auditedOnly,
  'pool.created': declareEvent(pool),
  'pool.renamed': poolChanged,
  'pool.deleted': declareEvent(pool),
  'pool.locum-added': declareEvent(pool),
  'pool.locum-removed': poolChanged,
}

export const locumListEvent = eventMaker(locumListEvents)
