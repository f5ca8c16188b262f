import type { liveChatContract } from '#shared/live-chat/live-chat.contract.ts'
import type { Handlers } from '#functions/platform/http/serve-contract.ts'
import type { ChatContext } from './chat-hash.ts'
import { getLocumChatHash } from './get-locum-chat-hash.ts'
import { getPracticeChatHash } from './get-practice-chat-hash.ts'

export const liveChatRoutes = { getLocumChatHash, getPracticeChatHash } satisfies Handlers<
  typeof liveChatContract,
  Pick<ChatContext, 'readKey'>
>
