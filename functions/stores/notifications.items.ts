import * as z from 'zod/mini'
import { UserId } from '#shared/kernel/ids.ts'
import { Notification } from '#shared/notifications/notifications.schema.ts'
import { defineItem } from '#functions/platform/dynamo/define-item.ts'

export const noteItem = defineItem({
  name: 'NOTE#',
  table: 'users',
  version: 1,
  schema: () =>
    z.strictObject({
      ...z.omit(Notification, { id: true }).shape,
      pk: UserId,
      sk: z.string().check(z.startsWith('NOTE#')),
      mailDue: z.optional(z.literal(true)),
    }),
})
