import type { DailyCount } from '#shared/kernel/daily-count.ts'
import type { ReportId, UserId } from '#shared/kernel/ids.ts'
import { removedAt } from '#shared/kernel/retention.ts'
import { partyOfId } from '#shared/messages/chat-parties.ts'
import type { ChatPartyId } from '#shared/messages/messages.schema.ts'
import type { Report, ReportStatus } from '#shared/messages/reports.schema.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import { indexPage } from '#functions/platform/dynamo/index-page.ts'
import { itemsOf } from '#functions/platform/dynamo/items-of.ts'
import type { TransactItem } from '#functions/platform/dynamo/versioned.ts'
import { reportCountItem, reportItem } from './reports.items.ts'

export type StoredReport = Report & { version?: number }

export const reportsRepository = (db: Db, table: string) => {
  const reports = itemsOf(db, table, reportItem, (report, { pk }): StoredReport => ({ id: pk, ...report }))
  const counts = itemsOf(db, table, reportCountItem)
  return {
    get: (id: ReportId): Promise<StoredReport | undefined> => reports.get(reportItem.key(id), 'consistent'),

    put: ({ id, ...report }: StoredReport): TransactItem => {
      const { status, reportedAt, closedAt, professional, practice } = report
      const since = `${reportedAt}#${id}`
      return reports.save(reportItem.key(id), {
        ...report,
        queuePk: status,
        queueSk: `${closedAt ?? reportedAt}#${id}`,
        professionalPk: professional.id,
        professionalSk: since,
        practicePk: practice.id,
        practiceSk: since,
        ...(closedAt && { expiresAt: removedAt('reports', closedAt) }),
      })
    },

    /** Oldest first; `after` is the sort key of the last one listed. */
    list: (status: ReportStatus, after?: string) =>
      indexPage(reports, { index: 'queue', value: status, keyOf: reportItem.key }, after),

    /** Of the conversations of a party, newest first. */
    listOfParty: (party: ChatPartyId, after?: string) =>
      indexPage(reports, { index: partyOfId(party), value: party, keyOf: reportItem.key, descending: true }, after),

    /** How many messages an account has reported on a day. */
    getReportCount: (account: UserId): Promise<DailyCount | undefined> =>
      counts.get(reportCountItem.key(account), 'consistent'),

    putReportCount: (account: UserId, count: DailyCount): TransactItem =>
      counts.save(reportCountItem.key(account), count),
  }
}

export type ReportsRepository = ReturnType<typeof reportsRepository>
