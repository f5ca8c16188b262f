import * as z from 'zod/mini'
import { agendaKinds } from '#shared/kernel/agenda.ts'
import { Instant } from '#shared/kernel/dates.ts'
import { defineItem } from '#functions/platform/dynamo/define-item.ts'

/** Something due at a time. An entry that failed for a day is kept in the partition `PARKED`. */
export const agendaItem = defineItem({
  name: 'agenda entry',
  table: 'agenda',
  version: 4,
  // The second version has registrations, the third retention, the fourth requests about data.
  upgrades: { 1: (old) => old, 2: (old) => old, 3: (old) => old },
  schema: () =>
    z.strictObject({ pk: z.string(), sk: z.string(), kind: z.enum(agendaKinds), subject: z.string(), at: Instant }),
})

/** The first hour that may still have entries, and since when those that fail have failed, by their keys. */
export const agendaProgressItem = defineItem({
  name: 'PROGRESS',
  table: 'agenda',
  version: 1,
  schema: () =>
    z.strictObject({
      pk: z.literal('PROGRESS'),
      sk: z.literal('PROGRESS'),
      hour: z.string(),
      failing: z.optional(z.record(z.string(), Instant)),
    }),
})
