import * as z from 'zod/mini'
import { UserId } from '#shared/kernel/ids.ts'
import { Notification } from '#shared/notifications/notifications.schema.ts'
import { defineItem } from '#functions/platform/dynamo/define-item.ts'

/** How a notification reaches its reader outside the app. */
const channels = ['mail'] as const
export type Channel = (typeof channels)[number]

export const noteItem = defineItem({
  name: 'NOTE#',
  table: 'users',
  version: 2,
  // Since version 2 it can have details.
  upgrades: { 1: (old) => old },
  schema: () =>
    z.strictObject({
      ...z.omit(Notification, { id: true }).shape,
      pk: UserId,
      sk: z.string().check(z.startsWith('NOTE#')),
      /** The channels it has yet to be sent by; DynamoDB stores no empty set. */
      due: z.optional(z.set(z.enum(channels))),
    }),
})
