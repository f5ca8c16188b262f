import type { FileId } from '#shared/kernel/files.schema.ts'
import { uploadNotFound } from '#shared/kernel/errors.ts'
import type { DocumentSize } from '#shared/documents/documents.schema.ts'
import type { Context } from '#functions/platform/context.ts'
import { attachmentKey, checkedKey } from '#functions/stores/document-keys.ts'
import type { ObjectStore } from '#functions/stores/document-store.ts'
import type { StoredAttachment } from '#functions/stores/messages.repository.ts'
import type { ChatRepositories } from './chat-repositories.ts'
import type { PartyConversation } from './conversation.ts'

type Deps = Pick<Context, 'newId' | 'log'> & Pick<ChatRepositories, 'store'>
type AttachmentUpload = { upload: FileId; name: string }

const sizesOf = ({ type }: Pick<StoredAttachment, 'type'>): readonly DocumentSize[] =>
  type === 'application/pdf' ? ['original'] : ['small', 'large']

/** What checking has left. Only the server writes there, so that its type and size can be trusted. */
const checkedFileOf = async (objects: ObjectStore, { parties, own }: PartyConversation, upload: FileId) => {
  const [picture, file] = await Promise.all(
    (['large', 'original'] as const).map((size) => objects.describe(checkedKey(parties[own], upload, size))),
  )
  if (picture) {
    const { width, height } = picture.metadata
    return { type: 'image/jpeg', size: picture.size, width: Number(width), height: Number(height) } as const
  }
  if (!file) throw uploadNotFound('attachment')
  return { type: 'application/pdf', size: file.size } as const
}

/** Takes a checked upload into the conversation, as a file of this message alone. */
export const promoteAttachment = async (
  { newId, store }: Deps,
  conversation: PartyConversation,
  { upload, name }: AttachmentUpload,
): Promise<StoredAttachment> => {
  const objects = await store()
  const { parties, own } = conversation
  const attachment: StoredAttachment = {
    file: newId('fil'),
    name,
    ...(await checkedFileOf(objects, conversation, upload)),
  }
  for (const size of sizesOf(attachment)) {
    const from = checkedKey(parties[own], upload, size)
    if (!(await objects.copy(from, attachmentKey(parties, attachment.file, size)))) throw uploadNotFound('attachment')
  }
  return attachment
}

/** After a message that was not sent. */
export const removeAttachment = async (
  { store, log }: Deps,
  { parties }: PartyConversation,
  attachment: StoredAttachment,
): Promise<void> => {
  const objects = await store()
  for (const size of sizesOf(attachment)) {
    await objects
      .remove(attachmentKey(parties, attachment.file, size))
      .catch((error: unknown) => log.warn('unused attachment not removed', error as Error))
  }
}
