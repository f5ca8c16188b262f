import * as z from 'zod/mini'
import { declareEvent, eventMaker } from '#shared/kernel/define-events.ts'
import { UserId } from '#shared/kernel/ids.ts'
import { TenantId } from './tenant-id.schema.ts'

export const tenantEvents = {
  /** Which fields, not their values: readers look up the newest. */
  'tenant.changed': declareEvent({
    version: 1,
    subject: TenantId,
    data: z.strictObject({ version: z.int(), by: UserId, fields: z.array(z.string()) }),
    of: (id: string, version: number, by: UserId, fields: string[]) => ({ subject: id, data: { version, by, fields } }),
  }),
}

export const tenantEvent = eventMaker(tenantEvents)
