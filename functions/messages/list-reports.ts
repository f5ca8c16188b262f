import type { messagesContract } from '#shared/messages/messages.contract.ts'
import type { InputOf, Page } from '#shared/kernel/define-contract.ts'
import type { Report } from '#shared/messages/reports.schema.ts'
import type { ReportsRepository } from '#functions/stores/reports.repository.ts'

type Input = InputOf<(typeof messagesContract)['listReports']>

export const listReports = async (
  { reports }: { reports: Pick<ReportsRepository, 'list'> },
  { query: { status, NextToken } }: Input,
): Promise<Page<Report>> => {
  const { items, next } = await reports.list(status, NextToken)
  return { items: items.map(({ version: _, ...report }) => report), ...(next && { nextToken: next }) }
}
