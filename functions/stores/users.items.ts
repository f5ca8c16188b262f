import * as z from 'zod/mini'
import { NotificationChannels } from '#shared/identity/notification-channels.schema.ts'
import { Instant } from '#shared/kernel/dates.ts'
import { CompanyId, UserId } from '#shared/kernel/ids.ts'
import { roles } from '#shared/kernel/roles.ts'
import { Suspension } from '#shared/kernel/suspension.schema.ts'
import { defineItem } from '#functions/platform/dynamo/define-item.ts'

export const userItem = defineItem({
  name: 'USER',
  table: 'users',
  version: 1,
  schema: () =>
    z.strictObject({
      pk: UserId,
      sk: z.literal('USER'),
      email: z.string(),
      role: z.enum(roles),
      consent: z.optional(z.string()),
      createdAt: Instant,
      notification_channels: z.optional(NotificationChannels),
      name: z.optional(z.string()),
      joinedPractices: z.optional(z.array(CompanyId)),
      quotas: z.optional(z.strictObject({ practices: z.int() })),
      sessionsValidAfter: z.optional(Instant),
      suspended: z.optional(Suspension),
      version: z.int(),
    }),
})
