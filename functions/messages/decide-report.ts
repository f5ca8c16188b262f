import type { messagesContract } from '#shared/messages/messages.contract.ts'
import type { InputOf } from '#shared/kernel/define-contract.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import { reportEvent } from '#shared/messages/reports.events.ts'
import type { Report } from '#shared/messages/reports.schema.ts'
import type { Context } from '#functions/platform/context.ts'
import type { ReportsRepository } from '#functions/stores/reports.repository.ts'

type Deps = Pick<Context, 'execute' | 'now'> & { reports: Pick<ReportsRepository, 'get' | 'put'> }
type Input = InputOf<(typeof messagesContract)['decideReport']>

/** Closes a report, with a note of what was done, or opens it again. */
export const decideReport = (
  { execute, now, reports }: Deps,
  { params: { id }, body: { status, note } }: Input,
): Promise<Report> =>
  execute(async () => {
    const report = await reports.get(id)
    if (!report) throw new DomainError('REPORT_NOT_FOUND')
    const { version, closedAt: _at, note: _note, ...rest } = report
    const decided: Report = { ...rest, status, ...(status === 'closed' && { closedAt: now }), ...(note && { note }) }
    return {
      writes: [reports.put({ ...decided, ...(version !== undefined && { version }) })],
      response: decided,
      events: [reportEvent(status === 'closed' ? 'report.closed' : 'report.reopened', id)],
    }
  })
