import * as z from 'zod/mini'
import { agendaKinds } from '#shared/kernel/agenda.ts'
import { Instant } from '#shared/kernel/dates.ts'
import { defineItem } from '#functions/platform/dynamo/define-item.ts'

/** Something due at a time. An entry that failed for a day is kept in the partition `PARKED`. */
export const agendaItem = defineItem({
  name: 'agenda entry',
  table: 'agenda',
  version: 5,
  // Since versions 2, 3, 4 and 5 there are other kinds than requests.
  upgrades: { 1: (old) => old, 2: (old) => old, 3: (old) => old, 4: (old) => old },
  schema: () =>
    z.strictObject({ pk: z.string(), sk: z.string(), kind: z.enum(agendaKinds), subject: z.string(), at: Instant }),
})

/** The first hour that may still have entries, and since when those that fail have failed, by their keys. */
export const agendaProgressItem = defineItem({
  name: 'PROGRESS',
  table: 'agenda',
  version: 3,
  // Since version 3 it says of each entry how long it has failed.
  upgrades: { 1: (old) => old, 2: ({ failingSince: _, ...item }) => item },
  schema: () =>
    z.strictObject({
      pk: z.literal('PROGRESS'),
      sk: z.literal('PROGRESS'),
      hour: z.string(),
      failing: z.optional(z.record(z.string(), Instant)),
    }),
})
