import type { FileId } from '#shared/kernel/files.schema.ts'
import { documentsContract } from '#shared/documents/documents.contract.ts'
import type { DocumentName, FileType, OwnerId } from '#shared/documents/documents.schema.ts'
import { call } from '#web/platform/api-client.ts'
import { sendForm } from './send-form.ts'

interface Sending {
  document: DocumentName
  ownerId: OwnerId
  type: FileType
  file: File
  signal: AbortSignal
  onProgress: (part: number) => void
}

/** Asks storage for a form and sends the file with it. */
export async function sendFile({ document, ownerId, type, file, signal, onProgress }: Sending): Promise<FileId> {
  const form = await call(documentsContract.openUpload, {
    params: { document, ownerId },
    body: { type, size: file.size },
  })
  await sendForm(form, file, onProgress, signal)
  return form.uploadId
}
