import type { InputOf } from '#shared/kernel/define-contract.ts'
import type { DocumentUrl } from '#shared/documents/documents.schema.ts'
import type { Instant } from '#shared/kernel/dates.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import { filenameParameters } from '#shared/messages/file-name.rules.ts'
import type { Attachment } from '#shared/messages/messages.schema.ts'
import type { messagesContract } from '#shared/messages/messages.contract.ts'
import type { Context } from '#functions/platform/context.ts'
import { attachmentKey, reportedKey } from '#functions/stores/document-keys.ts'
import { signedUrlOf, type ObjectStore } from '#functions/stores/document-store.ts'
import type { ChatRepositories } from './chat-repositories.ts'
import { conversationFor } from './conversation.ts'

type Contract = typeof messagesContract

type Deps = Pick<Context, 'now'> & Pick<ChatRepositories, 'messages' | 'blocks' | 'reports' | 'store'>

/** A PDF is downloaded; a picture is shown. */
const signedAttachment = async (
  objects: ObjectStore,
  key: string,
  { name, type, width, height }: Omit<Attachment, 'size'>,
  now: Instant,
): Promise<DocumentUrl> => {
  const disposition = `${type === 'application/pdf' ? 'attachment' : 'inline'}; ${filenameParameters(name, type)}`
  const signed = await signedUrlOf(objects, key, { type, disposition, now })
  return { ...signed, type, ...(width && height && { width, height }) }
}

/** Not while either party has blocked the conversation, nor after one was deleted. */
export const getAttachmentUrl = async (
  { messages, blocks, store, now }: Deps,
  { params: { receivedByID, sentByID, id }, query: { size } }: InputOf<Contract['getAttachmentUrl']>,
): Promise<DocumentUrl> => {
  const { parties } = conversationFor(receivedByID, sentByID)
  const [{ professional, practice }, locumBlock, message] = await Promise.all([
    messages.getChats(parties),
    blocks.get(parties.practice, parties.professional, 'consistent'),
    messages.getMessage(parties, id),
  ])
  const isOpen = professional && practice && !professional.blockedAt && !practice.blockedAt && !locumBlock
  if (!isOpen || !message?.attachment) throw new DomainError('ATTACHMENT_NOT_FOUND')
  const { file, type } = message.attachment
  const key = attachmentKey(parties, file, type === 'application/pdf' ? 'original' : size)
  return signedAttachment(await store(), key, message.attachment, now)
}

/** The copy that was made when the message was reported, so that no conversation's files are open to super admins. */
export const getReportedFileUrl = async (
  { now, reports, store }: Deps,
  { params: { id } }: InputOf<Contract['getReportedFileUrl']>,
): Promise<DocumentUrl> => {
  const report = await reports.get(id)
  if (!report) throw new DomainError('REPORT_NOT_FOUND')
  const objects = await store()
  const file = report.attachment && (await objects.describe(reportedKey(id)))
  if (!report.attachment || !file) throw new DomainError('ATTACHMENT_NOT_FOUND')
  const type = file.type === 'application/pdf' ? 'application/pdf' : 'image/jpeg'
  const [width, height] = [Number(file.metadata.width), Number(file.metadata.height)]
  return signedAttachment(objects, reportedKey(id), { name: report.attachment, type, width, height }, now)
}
