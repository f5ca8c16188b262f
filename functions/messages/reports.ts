import type { messagesContract } from '#shared/messages/messages.contract.ts'
import type { InputOf, Page } from '#shared/kernel/define-contract.ts'
import type { Report } from '#shared/messages/reports.schema.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import { reportEvent } from '#shared/messages/reports.events.ts'
import type { ReportsRepository, StoredReport } from '#functions/stores/reports.repository.ts'
import type { Context } from '#functions/platform/context.ts'

type Contract = typeof messagesContract

const withoutVersion = ({ version: _, ...report }: StoredReport): Report => report

export const listReports = async (
  { reports }: { reports: Pick<ReportsRepository, 'list'> },
  { query: { status, NextToken } }: InputOf<Contract['listReports']>,
): Promise<Page<Report>> => {
  const { items, next } = await reports.list(status, NextToken)
  return { items: items.map(withoutVersion), ...(next && { nextToken: next }) }
}

/** Those of all conversations of a locum or a practice. */
export const listReportsOfParty = async (
  { reports }: { reports: Pick<ReportsRepository, 'listOfParty'> },
  { params: { partyId }, query }: InputOf<Contract['listReportsOfParty']>,
): Promise<Page<Report>> => {
  const { items, next } = await reports.listOfParty(partyId, query.NextToken)
  return { items: items.map(withoutVersion), ...(next && { nextToken: next }) }
}

type Deps = Pick<Context, 'execute' | 'now'> & { reports: Pick<ReportsRepository, 'get' | 'put'> }

/** Closes a report, with a note of what was done, or opens it again. */
export const decideReport = (
  { execute, now, reports }: Deps,
  { params: { id }, body: { status, note } }: InputOf<Contract['decideReport']>,
): Promise<Report> =>
  execute(async () => {
    const report = await reports.get(id)
    if (!report) throw new DomainError('REPORT_NOT_FOUND')
    const { version, closedAt: _at, note: _note, ...rest } = report
    const isReopened = status === 'open' && report.status === 'closed'
    const decided: Report = { ...rest, status, ...(status === 'closed' && { closedAt: now }), ...(note && { note }) }
    return {
      writes: [reports.put({ ...decided, ...(version !== undefined && { version }) })],
      response: decided,
      events: [
        ...(status === 'closed' ? [reportEvent('report.closed', id)] : []),
        ...(isReopened ? [reportEvent('report.reopened', id)] : []),
      ],
    }
  })
