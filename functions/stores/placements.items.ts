import * as z from 'zod/mini'
import { LocalDate } from '#shared/kernel/dates.ts'
import { CompanyId, PlacementId } from '#shared/kernel/ids.ts'
import { Placement } from '#shared/placements/placements.schema.ts'
import { defineItem } from '#functions/platform/dynamo/define-item.ts'

export const placementItem = defineItem({
  name: 'PLACEMENT',
  table: 'placements',
  version: 1,
  storedOnly: ['companyPk', 'companySk', 'queuePk', 'queueSk'],
  schema: () =>
    z.strictObject({
      ...z.omit(Placement, { id: true }).shape,
      pk: PlacementId,
      sk: z.literal('PLACEMENT'),
      companyPk: CompanyId,
      /** When it was requested, with the id. */
      companySk: z.string(),
      /** The state. */
      queuePk: z.string(),
      queueSk: z.string(),
      version: z.int(),
    }),
})

/** How many a practice has requested on a day. */
export const placementCountItem = defineItem({
  name: 'PLACEMENT-COUNT',
  table: 'placements',
  version: 1,
  schema: () =>
    z.strictObject({
      pk: CompanyId,
      sk: z.literal('PLACEMENT-COUNT'),
      day: LocalDate,
      count: z.int(),
      version: z.int(),
    }),
})
