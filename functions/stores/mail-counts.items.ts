import * as z from 'zod/mini'
import { LocalDate } from '#shared/kernel/dates.ts'
import { UserId } from '#shared/kernel/ids.ts'
import { defineItem } from '#functions/platform/dynamo/define-item.ts'

export const mailsItem = defineItem({
  name: 'MAILS',
  table: 'users',
  version: 1,
  schema: () => z.strictObject({ pk: UserId, sk: z.literal('MAILS'), day: LocalDate, count: z.int() }),
})
