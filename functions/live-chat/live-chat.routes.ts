import type { liveChatContract } from '#shared/live-chat/live-chat.contract.ts'
import { getLocumChatHash, getPracticeChatHash } from './get-chat-hash.ts'

export const liveChatRoutes = { getLocumChatHash, getPracticeChatHash } satisfies Record<
  keyof typeof liveChatContract,
  unknown
>
