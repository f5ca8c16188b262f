import * as z from 'zod/mini'
import { declareEvent, eventMaker } from '#shared/kernel/define-events.ts'
import { CompanyId, PlacementId } from '#shared/kernel/ids.ts'
import { type DecidedAction, decidedActions, type Placement, RequestedPlacement } from './placements.schema.ts'

const firstActions = { in_contact: 'contact', placed: 'place', closed: 'close' } as const

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
    version: 2,
    subject: PlacementId,
    data: z.strictObject({
      companyId: CompanyId,
      professionTitle: z.string(),
      action: z.enum(decidedActions),
      note: z.optional(z.string()),
    }),
    of: ({ id, companyId, professionTitle, note }: Placement, action: DecidedAction) => ({
      subject: id,
      data: { companyId, professionTitle, action, ...(note && { note }) },
    }),
    // The first version had the state alone.
    upgrades: {
      1: (data) => {
        const { status, ...rest } = data as { status: keyof typeof firstActions }
        return { ...rest, action: firstActions[status] }
      },
    },
  }),
}

export const placementEvent = eventMaker(placementEvents)
