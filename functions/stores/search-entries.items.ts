import * as z from 'zod/mini'
import { FileId } from '#shared/kernel/files.schema.ts'
import { Instant, LocalDate } from '#shared/kernel/dates.ts'
import { UserId } from '#shared/kernel/ids.ts'
import { DayRates } from '#shared/kernel/money.schema.ts'
import { bytes, defineItem } from '#functions/platform/dynamo/define-item.ts'

/** What ranking reads of a professional in one market; `pk` is the market. */
export const searchRowItem = defineItem({
  name: 'search row',
  table: 'search',
  version: 1,
  schema: () => z.strictObject({ pk: z.string(), sk: UserId, days: bytes(), traits: bytes() }),
})

/** What a result shows of a professional, whatever the market. */
export const searchEntryItem = defineItem({
  name: 'ENTRY',
  table: 'search',
  version: 1,
  schema: () =>
    z.strictObject({
      pk: UserId,
      sk: z.literal('ENTRY'),
      name: z.string(),
      industry: z.string(),
      profession: z.string(),
      professional_body: z.string(),
      home: z.strictObject({ province: z.string(), region: z.string(), suburb: z.string() }),
      languages: z.array(z.string()),
      skills: z.array(z.string()),
      willing_to_travel: z.boolean(),
      experience_since: z.optional(LocalDate),
      rates: z.optional(DayRates),
      avatar_file: z.optional(FileId),
      updatedAt: Instant,
    }),
})
