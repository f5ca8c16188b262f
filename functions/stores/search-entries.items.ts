import * as z from 'zod/mini'
import { FileId } from '#shared/kernel/files.schema.ts'
import { Instant, LocalDate } from '#shared/kernel/dates.ts'
import { UserId } from '#shared/kernel/ids.ts'
import { DayRates } from '#shared/kernel/money.schema.ts'
import { defineItem } from '#functions/platform/dynamo/define-item.ts'
import { openDays } from './calendars.items.ts'

export const searchEntryItem = defineItem({
  name: 'search entry',
  table: 'search',
  version: 1,
  schema: () =>
    z.strictObject({
      pk: z.string(),
      sk: UserId,
      name: z.string(),
      industry: z.string(),
      profession: z.string(),
      professional_body: z.string(),
      home: z.strictObject({ province: z.string(), region: z.string() }),
      short_bio: z.string(),
      languages: z.array(z.string()),
      skills: z.array(z.string()),
      willing_to_travel: z.boolean(),
      experience_since: z.optional(LocalDate),
      rates: z.optional(DayRates),
      avatar_file: z.optional(FileId),
      updatedAt: Instant,
      openDays: z.optional(openDays()),
    }),
})
