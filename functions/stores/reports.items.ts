import * as z from 'zod/mini'
import { LocalDate } from '#shared/kernel/dates.ts'
import { CompanyId, ReportId, UserId } from '#shared/kernel/ids.ts'
import { Report } from '#shared/messages/reports.schema.ts'
import { defineItem } from '#functions/platform/dynamo/define-item.ts'

/** A reported message, in a table of its own: super admins, who decide about reports, read no conversations. */
export const reportItem = defineItem({
  name: 'REPORT',
  table: 'reports',
  version: 1,
  storedOnly: ['queuePk', 'queueSk', 'professionalPk', 'professionalSk', 'practicePk', 'practiceSk', 'expiresAt'],
  schema: () =>
    z.strictObject({
      ...z.omit(Report, { id: true }).shape,
      pk: ReportId,
      sk: z.literal('REPORT'),
      /** The status, and the time with the id. */
      queuePk: z.string(),
      queueSk: z.string(),
      /** Each party, and when it was reported, with the id. */
      professionalPk: UserId,
      professionalSk: z.string(),
      practicePk: CompanyId,
      practiceSk: z.string(),
      /** A closed report is deleted after a year. */
      expiresAt: z.optional(z.int()),
      version: z.int(),
    }),
})

/** How many messages an account has reported on a day. */
export const reportCountItem = defineItem({
  name: 'REPORT-COUNT',
  table: 'reports',
  version: 1,
  schema: () =>
    z.strictObject({ pk: UserId, sk: z.literal('REPORT-COUNT'), day: LocalDate, count: z.int(), version: z.int() }),
})
