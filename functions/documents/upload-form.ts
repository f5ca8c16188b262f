import type { OwnerId, UploadForm, UploadRequest } from '#shared/documents/documents.schema.ts'
import {
  fileRuleOf,
  limitOf,
  tooLargeMessage,
  type UploadName,
  wrongTypeMessage,
} from '#shared/documents/documents.rules.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import type { Context } from '#functions/platform/context.ts'
import { uploadKey } from '#functions/stores/document-keys.ts'
import { FIVE_MINUTES_SECONDS, inFiveMinutes, type DocumentStore } from '#functions/stores/document-store.ts'

type Deps = Pick<Context, 'execute' | 'newId' | 'now'> & { store: DocumentStore }

/** A form for uploading one file of a type, below a limit. */
export const uploadForm = (
  { execute, newId, now, store }: Deps,
  { ownerId, document }: { ownerId: OwnerId; document: UploadName },
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
