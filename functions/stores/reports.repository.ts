import { GetCommand } from '@aws-sdk/lib-dynamodb'
import type { DayCount } from '#shared/kernel/day-count.ts'
import type { ReportId, UserId } from '#shared/kernel/ids.ts'
import { reportKeptUntil, type Report, type ReportStatus } from '#shared/messages/reports.schema.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import type { Stored } from '#functions/platform/dynamo/define-item.ts'
import { indexPage } from '#functions/platform/dynamo/index-page.ts'
import { replace, type TransactItem } from '#functions/platform/dynamo/versioned.ts'
import { reportedItem, reportItem } from './reports.items.ts'

export type StoredReport = Report & { version?: number }

const toReport = (item: Stored): StoredReport => {
  const { pk, sk: _sk, v: _v, queuePk: _status, queueSk: _sortKey, expiresAt: _end, ...report } = reportItem.read(item)
  return { id: pk, ...report }
}

export const reportsRepository = (db: Db, table: string) => {
  const get = async (Key: { pk: string; sk: string }) =>
    (await db.send(new GetCommand({ TableName: table, Key, ConsistentRead: true }))).Item
  return {
    get: async (id: ReportId): Promise<StoredReport | undefined> => {
      const item = await get(reportItem.key(id))
      return item && toReport(item)
    },

    put: ({ id, version, ...report }: StoredReport): TransactItem => {
      const { status, reportedAt, closedAt } = report
      const queue = { queuePk: status, queueSk: `${closedAt ?? reportedAt}#${id}` }
      const end = closedAt && { expiresAt: reportKeptUntil(closedAt) }
      return replace(table, reportItem, { ...reportItem.key(id), ...report, ...queue, ...end }, version)
    },

    /** Oldest first; `after` is the sort key of the last one listed. */
    list: (status: ReportStatus, after?: string) =>
      indexPage(
        db,
        { table, index: 'queue', value: status, item: { key: (id) => reportItem.key(id) } },
        toReport,
        after,
      ),

    /** How many messages an account has reported. */
    getReported: async (account: UserId): Promise<DayCount | undefined> => {
      const item = await get(reportedItem.key(account))
      return item && reportedItem.read(item)
    },

    putReported: (account: UserId, { day, count, version }: DayCount): TransactItem =>
      replace(table, reportedItem, { ...reportedItem.key(account), day, count }, version),
  }
}

export type ReportsRepository = ReturnType<typeof reportsRepository>
