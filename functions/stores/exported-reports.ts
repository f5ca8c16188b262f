import type { ExportedReport } from '#shared/exports/exported-report.schema.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import type { Stored } from '#functions/platform/dynamo/define-item.ts'
import { exportPage, type Cursor, type ExportPage } from '#functions/platform/dynamo/export-page.ts'
import { partitionOf } from '#functions/platform/dynamo/ranges.ts'
import { reportItem } from './reports.items.ts'

/** What is done about a report is between super admins. */
const toExported = (item: Stored): ExportedReport => {
  const { from, professional, practice, message, attachment, sentAt, reason, reportedAt } = reportItem.read(item)
  const about = from === 'practice' ? practice : professional
  return { about: about.name, message, ...(attachment && { attachment }), sentAt, reason, reportedAt }
}

/** The messages that an account has reported, oldest first. */
export const exportedReports =
  (db: Db, table: string) =>
  async (account: UserId, cursor: Cursor | undefined): Promise<ExportPage<ExportedReport>> => {
    const { items, next } = await exportPage(db, partitionOf(table, 'reporter', 'reportedBy', account), cursor)
    return { items: items.map(toExported), next }
  }

export type ExportedReports = ReturnType<typeof exportedReports>
