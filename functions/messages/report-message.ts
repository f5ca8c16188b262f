import { createHash } from 'node:crypto'
import type { Party } from '#shared/kernel/caller.ts'
import type { InputOf } from '#shared/kernel/define-contract.ts'
import { nextDailyCount } from '#shared/kernel/daily-count.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import { reportIdOf } from '#shared/kernel/ids.ts'
import { conversationIdOf, byParty } from '#shared/messages/chat-parties.ts'
import type { messagesContract } from '#shared/messages/messages.contract.ts'
import { messageEvent } from '#shared/messages/messages.events.ts'
import type { Context } from '#functions/platform/context.ts'
import type { TransactItem } from '#functions/platform/dynamo/versioned.ts'
import { attachmentKey, reportedKey } from '#functions/stores/document-keys.ts'
import type { StoredAttachment, StoredMessage } from '#functions/stores/messages.repository.ts'
import type { StoredReport } from '#functions/stores/reports.repository.ts'
import type { ChatRepositories } from './chat-repositories.ts'
import { readOwnFacts, conversationFor, type PartyConversation } from './conversation.ts'

type Deps = Pick<Context, 'caller' | 'execute' | 'now' | 'today'> &
  Pick<ChatRepositories, 'messages' | 'reports' | 'store' | 'companies' | 'professionals'>
type Input = InputOf<(typeof messagesContract)['reportMessage']>

/** A party can report a message once, so its id follows from both. */
const idOf = ({ parties, own }: PartyConversation, number: number) =>
  reportIdOf(
    createHash('sha256')
      .update(`${conversationIdOf(parties)}#${number}#${own}`)
      .digest(),
  )

const reportCountWrite = async ({ caller, reports, today }: Deps): Promise<TransactItem> => {
  const count = await reports.getReportCount(caller.account)
  return reports.putReportCount(caller.account, nextDailyCount(today, count, 'reportsPerAccountDay'))
}

const reportOf = (
  { caller, now }: Deps,
  { parties }: PartyConversation,
  { from, message, at, attachment, author }: StoredMessage,
  { id, reason, names }: { id: StoredReport['id']; reason: string; names: Record<Party, string> },
): StoredReport => ({
  id,
  status: 'open',
  from,
  professional: { id: parties.professional, name: names.professional },
  practice: { id: parties.practice, name: names.practice },
  ...(author && { author }),
  message,
  sentAt: at,
  ...(attachment && { attachment: attachment.name }),
  reason,
  reportedBy: caller.account,
  reportedAt: now,
})

/** A copy for super admins, who read no conversations. False if the party that sent the file has left, and it too. */
const copyFile = async (
  { store }: Deps,
  { parties }: PartyConversation,
  { file, type }: StoredAttachment,
  id: StoredReport['id'],
): Promise<boolean> => {
  const objects = await store()
  const size = type === 'application/pdf' ? 'original' : 'large'
  return objects.copy(attachmentKey(parties, file, size), reportedKey(id))
}

/** Only what the other party wrote; reporting it again changes nothing. */
export const reportMessage = async (
  deps: Deps,
  { params: { receivedByID, sentByID }, body: { id: number, reason } }: Input,
): Promise<{ reported: boolean }> => {
  const { execute, messages, reports } = deps
  const conversation = conversationFor(receivedByID, sentByID)
  const { parties, own, other } = conversation
  const id = idOf(conversation, number)
  return execute(async () => {
    const [chat, { shownAs }, message, earlier] = await Promise.all([
      messages.getChat(parties, own),
      readOwnFacts(deps, conversation),
      messages.getMessage(parties, number),
      reports.get(id),
    ])
    if (!chat) throw new DomainError('CHAT_NOT_FOUND')
    if (message?.from !== other) throw new DomainError('MESSAGE_NOT_FOUND')
    if (earlier) return { writes: [], response: { reported: true }, events: [] }
    const counted = await reportCountWrite(deps)
    const { attachment, ...withoutFile } = message
    const hasFile = attachment && (await copyFile(deps, conversation, attachment, id))
    const names = byParty(own, { own: shownAs.name, other: chat.name })
    const report = reportOf(deps, conversation, hasFile ? message : withoutFile, { id, reason, names })
    return {
      writes: [reports.put(report), counted],
      response: { reported: true },
      events: [messageEvent('message.reported', parties, own, number)],
      madeId: id,
    }
  })
}
