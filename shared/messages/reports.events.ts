import * as z from 'zod/mini'
import { declareEvent, eventMaker } from '#shared/kernel/define-events.ts'
import { ReportId } from '#shared/kernel/ids.ts'

const decided = declareEvent({
  version: 1,
  subject: ReportId,
  data: z.strictObject({}),
  of: (report: ReportId) => ({ subject: report, data: {} }),
  noReaderYet: 'Neither party is notified of it.',
})

export const reportEvents = { 'report.closed': decided, 'report.reopened': decided }

export const reportEvent = eventMaker(reportEvents)
