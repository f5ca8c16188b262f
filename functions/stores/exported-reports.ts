import type { ExportedReport } from '#shared/exports/exported-report.schema.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import type { Report } from '#shared/messages/reports.schema.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import { itemsOf, type Cursor, type ItemPage } from '#functions/platform/dynamo/items-of.ts'
import { reportItem } from './reports.items.ts'

/** What is done about a report is between super admins. */
const toExported = (report: Omit<Report, 'id'>): ExportedReport => {
  const { from, professional, practice, message, attachment, sentAt, reason, reportedAt } = report
  const about = from === 'practice' ? practice : professional
  return { about: about.name, message, ...(attachment && { attachment }), sentAt, reason, reportedAt }
}

/** The messages that an account has reported, oldest first. */
export const exportedReports = (db: Db, table: string) => {
  const reports = itemsOf(db, table, reportItem, toExported)
  return (account: UserId, cursor: Cursor | undefined): Promise<ItemPage<ExportedReport>> =>
    reports.exportPage({ index: 'reporter', reportedBy: account }, cursor)
}

export type ExportedReports = ReturnType<typeof exportedReports>
