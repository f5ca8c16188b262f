import { messagesContract } from '#shared/messages/messages.contract.ts'
import type { ReportId } from '#shared/kernel/ids.ts'
import type { ReportStatus } from '#shared/messages/reports.schema.ts'
import { apiList, apiQuery } from '#web/platform/api-query.ts'
import { useApiMutation } from '#web/platform/use-api-mutation.ts'

export const reportsList = (status: ReportStatus) => apiList(messagesContract.listReports, { query: { status } })

const MINUTE_MS = 60_000

/** The address of a reported file, valid for five minutes. */
export const reportedFileQuery = (id: ReportId) => ({
  ...apiQuery(messagesContract.getReportedFileUrl, { params: { id } }),
  staleTime: 4 * MINUTE_MS,
  gcTime: 4 * MINUTE_MS,
})

interface Decision {
  id: ReportId
  status: ReportStatus
  note?: string
}

export const useDecideReport = () =>
  useApiMutation(messagesContract.decideReport, ({ id, status, note }: Decision) => ({
    params: { id },
    body: { status, ...(note && { note }) },
  }))
