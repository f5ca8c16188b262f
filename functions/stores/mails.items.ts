import * as z from 'zod/mini'
import { Instant, LocalDate } from '#shared/kernel/dates.ts'
import { UserId } from '#shared/kernel/ids.ts'
import { defineItem } from '#functions/platform/dynamo/define-item.ts'

/** How many mails an account has caused on a day. */
export const mailsItem = defineItem({
  name: 'MAILS',
  table: 'users',
  version: 1,
  schema: () => z.strictObject({ pk: UserId, sk: z.literal('MAILS'), day: LocalDate, count: z.int() }),
})

/** Until when no other mail is about something, and a digest of what the last one said, where that is compared. */
const Pause = z.strictObject({ until: Instant, said: z.optional(z.string()) })

const Pauses = z.record(z.string(), Pause)
export type Pauses = z.infer<typeof Pauses>

export const mailPausesItem = defineItem({
  name: 'PAUSES',
  table: 'users',
  version: 1,
  schema: () => z.strictObject({ pk: UserId, sk: z.literal('PAUSES'), pauses: Pauses }),
})
