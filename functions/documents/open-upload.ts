import type { documentsContract } from '#shared/documents/documents.contract.ts'
import type { UploadForm } from '#shared/documents/documents.schema.ts'
import { limitOf, ruleOf, tooLargeMessage, wrongTypeMessage } from '#shared/documents/documents.rules.ts'
import type { InputOf } from '#shared/kernel/define-contract.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import { uploadKey } from '#functions/stores/document-keys.ts'
import type { DocumentContext } from './document-owners.ts'

type Input = InputOf<(typeof documentsContract)['openUpload']>

const FORM_SECONDS = 300

/**
 * A form for uploading one file at a time. Its id names the upload only; the document gets a new one when it is
 * promoted.
 */
export const openUpload = (
  context: DocumentContext,
  { params: { ownerId, document }, body: { type, size } }: Input,
): Promise<UploadForm> => {
  if (!ruleOf(document).types.includes(type))
    throw new DomainError('FILE_TYPE_NOT_ALLOWED', { fields: [{ field: 'type', message: wrongTypeMessage(document) }] })
  if (size >= limitOf(document))
    throw new DomainError('FILE_TOO_LARGE', { fields: [{ field: 'size', message: tooLargeMessage(document) }] })
  const uploadId = context.newId('fil')
  return context.execute(async () => {
    const form = await (
      await context.store()
    ).createUploadForm(uploadKey(ownerId, document, uploadId), type, size, FORM_SECONDS)
    const expiresAt = new Date(Date.parse(context.now) + FORM_SECONDS * 1000).toISOString()
    return { writes: [], response: { uploadId, ...form, expiresAt }, events: [] }
  })
}
