import * as z from 'zod/mini'
import { declareEvent, eventMaker } from '#shared/kernel/define-events.ts'
import { CompanyId, PlacementId } from '#shared/kernel/ids.ts'
import { DecidedStatus, type Placement, RequestedPlacement } from './placements.schema.ts'

export const placementEvents = {
  /** With all that was requested, which the agency is mailed. */
  'placement.requested': declareEvent({
    version: 1,
    subject: PlacementId,
    data: RequestedPlacement,
    of: ({ id, status: _status, note: _note, createdAt: _at, updatedAt: _changed, ...requested }: Placement) => ({
      subject: id,
      data: requested,
    }),
  }),
  'placement.changed': declareEvent({
    version: 1,
    subject: PlacementId,
    data: z.strictObject({
      companyId: CompanyId,
      professionTitle: z.string(),
      status: DecidedStatus,
      note: z.optional(z.string()),
    }),
    of: ({ id, companyId, professionTitle, note }: Placement, status: DecidedStatus) => ({
      subject: id,
      data: { companyId, professionTitle, status, ...(note && { note }) },
    }),
  }),
}

export const placementEvent = eventMaker(placementEvents)
