import * as z from 'zod/mini'
import { Instant } from '#shared/kernel/dates.ts'
import { UserId } from '#shared/kernel/ids.ts'
import { DeviceType } from '#shared/notifications/devices.schema.ts'
import { defineItem } from '#functions/platform/dynamo/define-item.ts'

/** A phone or browser that receives a user's notifications. */
export const deviceItem = defineItem({
  name: 'PUSH#',
  table: 'users',
  version: 1,
  schema: () =>
    z.strictObject({
      pk: UserId,
      sk: z.string().check(z.startsWith('PUSH#')),
      type: DeviceType,
      token: z.string(),
      registeredAt: Instant,
      /** Where the mobile push service has it; set when it is first sent to. */
      endpoint: z.optional(z.string()),
    }),
})

/** Whose a device is: it receives the notifications of one account. */
export const deviceOwnerItem = defineItem({
  name: 'OWNER',
  table: 'users',
  version: 1,
  schema: () =>
    z.strictObject({
      pk: z.string().check(z.startsWith('PUSH#')),
      sk: z.literal('OWNER'),
      user: UserId,
      version: z.int(),
    }),
})
