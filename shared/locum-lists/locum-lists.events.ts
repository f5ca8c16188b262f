import * as z from 'zod/mini'
import { declareEvent, eventMaker } from '#shared/kernel/define-events.ts'
import { CompanyId, UserId } from '#shared/kernel/ids.ts'

const listed = {
  version: 1,
  subject: UserId,
  data: z.strictObject({ companyId: CompanyId }),
  of: (professional: UserId, companyId: CompanyId) => ({ subject: professional, data: { companyId } }),
} as const

const forMetrics = declareEvent({ ...listed, noReaderYet: 'For metrics: a locum is never told.' })

export const locumListEvents = {
  'favourite.added': forMetrics,
  'favourite.removed': forMetrics,
  'locum.blocked': declareEvent(listed),
  'locum.unblocked': forMetrics,
}

export const locumListEvent = eventMaker(locumListEvents)
