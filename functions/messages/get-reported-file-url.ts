import type { messagesContract } from '#shared/messages/messages.contract.ts'
import type { DocumentUrl } from '#shared/documents/documents.schema.ts'
import type { InputOf } from '#shared/kernel/define-contract.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import { filenameParameters } from '#shared/messages/file-name.rules.ts'
import type { Context } from '#functions/platform/context.ts'
import { reportedKey } from '#functions/stores/document-keys.ts'
import { signedFile, type DocumentStore } from '#functions/stores/document-store.ts'
import type { ReportsRepository } from '#functions/stores/reports.repository.ts'

type Deps = Pick<Context, 'now'> & { reports: Pick<ReportsRepository, 'get'>; store: DocumentStore }
type Input = InputOf<(typeof messagesContract)['getReportedFileUrl']>

/** The copy that was made when the message was reported, so that no conversation's files are open to super admins. */
export const getReportedFileUrl = async (
  { now, reports, store }: Deps,
  { params: { id } }: Input,
): Promise<DocumentUrl> => {
  const report = await reports.get(id)
  if (!report) throw new DomainError('REPORT_NOT_FOUND')
  const objects = await store()
  const file = report.attachment && (await objects.describe(reportedKey(id)))
  if (!report.attachment || !file) throw new DomainError('ATTACHMENT_NOT_FOUND')
  const type = file.type === 'application/pdf' ? 'application/pdf' : 'image/jpeg'
  const shown = type === 'application/pdf' ? 'attachment' : 'inline'
  const disposition = `${shown}; ${filenameParameters(report.attachment, type)}`
  const signed = await signedFile(objects, reportedKey(id), { type, disposition, now })
  const [width, height] = [Number(file.metadata.width), Number(file.metadata.height)]
  return { ...signed, type, ...(width && height && { width, height }) }
}
