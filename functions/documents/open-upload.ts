import type { OwnerId, UploadForm, UploadRequest } from '#shared/documents/documents.schema.ts'
import {
  fileRuleOf,
  limitOf,
  tooLargeMessage,
  type UploadName,
  wrongTypeMessage,
} from '#shared/documents/documents.rules.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import type { documentsContract } from '#shared/documents/documents.contract.ts'
import type { InputOf } from '#shared/kernel/define-contract.ts'
import { uploadKey } from '#functions/stores/document-keys.ts'
import { FIVE_MINUTES_SECONDS, inFiveMinutes } from '#functions/stores/document-store.ts'
import type { DocumentContext } from './document-owners.ts'

type Contract = typeof documentsContract

/** A form for uploading one file of a type, below a limit. */
const uploadForm = (
  { execute, newId, now, store }: DocumentContext,
  { ownerId, document }: { ownerId: OwnerId | 'tenant'; document: UploadName },
  { type, size }: UploadRequest,
): Promise<UploadForm> => {
  if (!fileRuleOf(document).types.includes(type))
    throw new DomainError('FILE_TYPE_NOT_ALLOWED', { fields: [{ field: 'type', message: wrongTypeMessage(document) }] })
  if (size >= limitOf(document))
    throw new DomainError('FILE_TOO_LARGE', { fields: [{ field: 'size', message: tooLargeMessage(document) }] })
  const uploadId = newId('fil')
  return execute(async () => {
    const objects = await store()
    const key = uploadKey(ownerId, document, uploadId)
    const form = await objects.createUploadForm(key, type, size, FIVE_MINUTES_SECONDS)
    return { writes: [], response: { uploadId, ...form, expiresAt: inFiveMinutes(now) }, events: [] }
  })
}

/** The form's id names the upload only; the document gets a new one when it is promoted. */
export const openUpload = (
  context: DocumentContext,
  { params, body }: InputOf<Contract['openUpload']>,
): Promise<UploadForm> => uploadForm(context, params, body)

export const openAttachmentUpload = (
  context: DocumentContext,
  { params, body }: InputOf<Contract['openAttachmentUpload']>,
): Promise<UploadForm> => uploadForm(context, { ownerId: params.sentByID, document: 'attachment' }, body)

export const openBrandUpload = (
  context: DocumentContext,
  { body: { kind, ...file } }: InputOf<Contract['openBrandUpload']>,
): Promise<UploadForm> => uploadForm(context, { ownerId: 'tenant', document: kind }, file)
