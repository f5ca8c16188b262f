import type { InputOf } from '#shared/kernel/define-contract.ts'
import type { DocumentUrl } from '#shared/documents/documents.schema.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import { filenameParameters } from '#shared/messages/file-name.rules.ts'
import type { messagesContract } from '#shared/messages/messages.contract.ts'
import type { Context } from '#functions/platform/context.ts'
import { attachmentKey } from '#functions/stores/document-keys.ts'
import { signedFile } from '#functions/stores/document-store.ts'
import type { ChatRepositories } from './chat-repositories.ts'
import { ownAndOtherOf } from './conversation.ts'

type Deps = Pick<Context, 'now'> & Pick<ChatRepositories, 'messages' | 'blocks' | 'store'>
type Input = InputOf<(typeof messagesContract)['getAttachmentUrl']>

/** Not while either party has blocked the conversation, nor after one was deleted. */
export const getAttachmentUrl = async (
  { messages, blocks, store, now }: Deps,
  { params: { receivedByID, sentByID, id }, query: { size } }: Input,
): Promise<DocumentUrl> => {
  const { parties } = ownAndOtherOf(receivedByID, sentByID)
  const [{ professional, practice }, block, message] = await Promise.all([
    messages.getChats(parties),
    blocks.get(parties.practice, parties.professional, 'consistent'),
    messages.getMessage(parties, id),
  ])
  const isOpen = professional && practice && !professional.blockedAt && !practice.blockedAt && !block
  if (!isOpen || !message?.attachment) throw new DomainError('ATTACHMENT_NOT_FOUND')
  const { file, name, type, width, height } = message.attachment
  const isPdf = type === 'application/pdf'
  const disposition = `${isPdf ? 'attachment' : 'inline'}; ${filenameParameters(name, type)}`
  const key = attachmentKey(parties, file, isPdf ? 'original' : size)
  const signed = await signedFile(await store(), key, { type, disposition, now })
  return { ...signed, type, ...(width && height && { width, height }) }
}
