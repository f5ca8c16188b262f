import * as z from 'zod/mini'
import { NotificationChannels } from '#shared/identity/notification-channels.schema.ts'
import { Instant } from '#shared/kernel/dates.ts'
import { CompanyId, UserId } from '#shared/kernel/ids.ts'
import { roles } from '#shared/kernel/roles.ts'
import { defineItem, type Stored } from '#functions/platform/dynamo/define-item.ts'

const withPush = (old: Stored): Stored => {
  const channels = old.notification_channels as { email: object } | undefined
  if (!channels) return old
  const email = { ...channels.email, messages: true }
  const push = { offers: true, bookings: true, messages: true }
  return { ...old, notification_channels: { ...channels, email, push } }
}

const withJoined = ({ createdPractices, ...old }: Stored): Stored => ({
  ...old,
  ...(createdPractices ? { joinedPractices: createdPractices } : {}),
})

export const userItem = defineItem({
  name: 'USER',
  table: 'users',
  version: 4,
  // Since version 2 users can choose a second reminder, since version 3 what is pushed; since version 4 they have a
  // name and join practices of others.
  upgrades: { 1: (old) => old, 2: withPush, 3: withJoined },
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
      version: z.int(),
    }),
})
