import * as z from 'zod/mini'
import { declareEvent, eventMaker } from '#shared/kernel/define-events.ts'
import { CompanyId, UserId } from '#shared/kernel/ids.ts'

const favourite = declareEvent({
  version: 1,
  subject: UserId,
  data: z.strictObject({ companyId: CompanyId }),
  of: (professional: UserId, companyId: CompanyId) => ({ subject: professional, data: { companyId } }),
  noReaderYet: 'For metrics: a locum is never told.',
})

export const locumListEvents = {
  'favourite.added': favourite,
  'favourite.removed': favourite,
}

export const locumListEvent = eventMaker(locumListEvents)
