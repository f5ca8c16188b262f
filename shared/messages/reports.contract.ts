import * as z from 'zod/mini'
import { DocumentUrl } from '#shared/documents/documents.schema.ts'
import { defineContract } from '#shared/kernel/define-contract.ts'
import { CompanyId, ReportId, UserId } from '#shared/kernel/ids.ts'
import { Reason } from '#shared/kernel/reason.schema.ts'
import { Report, ReportStatus } from './reports.schema.ts'

/** The last entry of the previous page: when it was reported, and its id. */
const ReportQueueToken = z.string().check(z.regex(/^[\d\-T:.]{19,24}Z#rpt_[0-9A-Z]{16}$/))

const superAdmin = { roles: ['SuperAdmin'] } as const

/** What a super admin does with reports. */
export const reportsContract = defineContract({
  listReports: {
    method: 'GET',
    path: '/admin/reports',
    summary: 'Reported messages, oldest first, with nothing else of their conversations',
    access: { ...superAdmin, logged: true },
    query: z.strictObject({ status: z._default(ReportStatus, 'open'), NextToken: z.optional(ReportQueueToken) }),
    list: Report,
    errors: [],
    reads: ['reports'],
  },
  listReportsOfParty: {
    method: 'GET',
    path: '/admin/conversations/{partyId}/reports',
    summary: 'Reported messages of the conversations of a locum or a practice, newest first',
    access: { ...superAdmin, about: 'params.partyId', logged: true },
    params: z.strictObject({ partyId: z.union([UserId, CompanyId]) }),
    query: z.strictObject({ NextToken: z.optional(ReportQueueToken) }),
    list: Report,
    errors: [],
    reads: ['reports'],
  },
  getReportedFileUrl: {
    method: 'GET',
    path: '/admin/reports/{id}/file/url',
    summary: 'A URL from which the picture or PDF of a reported message can be loaded for five minutes',
    access: { ...superAdmin, about: 'params.id', logged: true },
    params: z.strictObject({ id: ReportId }),
    response: DocumentUrl,
    errors: ['REPORT_NOT_FOUND', 'ATTACHMENT_NOT_FOUND'],
    reads: ['reports'],
  },
  decideReport: {
    method: 'PUT',
    path: '/admin/reports/{id}',
    summary: 'Close a report, with a note of what was done, or open it again',
    access: { ...superAdmin, about: 'params.id', reason: 'body.note' },
    params: z.strictObject({ id: ReportId }),
    body: z.strictObject({ status: ReportStatus, note: z.optional(Reason) }),
    response: Report,
    errors: ['REPORT_NOT_FOUND'],
    changes: ['reports'],
  },
})
