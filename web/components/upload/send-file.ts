import type { FileId } from '#shared/kernel/files.schema.ts'
import type { BrandImage, BrandImageKind } from '#shared/documents/brand-images.schema.ts'
import { documentsContract } from '#shared/documents/documents.contract.ts'
import type { CheckedUpload, DocumentName, FileType, OwnerId, UploadForm } from '#shared/documents/documents.schema.ts'
import type { ChatPartyId } from '#shared/messages/messages.schema.ts'
import { call } from '#web/platform/api-client.ts'

/** Posts a file with a presigned form. Not `fetch`, which reports no upload progress. */
function sendForm(
  { url, fields }: UploadForm,
  file: Blob,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  // S3 ignores fields after the file.
  form.append('file', file)
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const fail = () => reject(new Error(`Storage answered ${request.status}`, { cause: request.responseText }))
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => (request.status >= 200 && request.status < 300 ? resolve() : fail())
    request.onerror = fail
    request.onabort = () => reject(signal.reason as Error)
    signal.throwIfAborted()
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.open('POST', url)
    request.send(form)
  })
}

type BrandImageType = Exclude<FileType, 'application/pdf'>

interface Sending {
  type: FileType
  file: File
  signal: AbortSignal
  onProgress: (part: number) => void
}

/** Gets a presigned form and uploads the file with it. */
export async function sendDocument(
  document: DocumentName,
  ownerId: OwnerId,
  { type, file, signal, onProgress }: Sending,
): Promise<FileId> {
  const form = await call(documentsContract.openUpload, {
    params: { document, ownerId },
    body: { type, size: file.size },
  })
  await sendForm(form, file, onProgress, signal)
  return form.uploadId
}

/** The same for a file of a message, which is checked before the message is sent. */
export async function sendAttachment(
  sentByID: ChatPartyId,
  { type, file, signal, onProgress }: Sending,
): Promise<CheckedUpload> {
  const params = { sentByID }
  const form = await call(documentsContract.openAttachmentUpload, { params, body: { type, size: file.size } })
  await sendForm(form, file, onProgress, signal)
  return call(documentsContract.checkAttachment, { params, body: { uploadId: form.uploadId } })
}

/** The same for a picture of the tenant's brand, which its settings can name then. */
export async function sendBrandImage(
  kind: BrandImageKind,
  { type, file }: Pick<Sending, 'type' | 'file'>,
): Promise<BrandImage> {
  const body = { kind, type: type as BrandImageType, size: file.size }
  const form = await call(documentsContract.openBrandUpload, { body })
  await sendForm(form, file, () => undefined, new AbortController().signal)
  return call(documentsContract.checkBrandImage, { body: { kind, uploadId: form.uploadId } })
}
