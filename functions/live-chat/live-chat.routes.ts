import type { liveChatContract } from '#shared/live-chat/live-chat.contract.ts'
import { getLocumChatHash } from './get-locum-chat-hash.ts'
import { getPracticeChatHash } from './get-practice-chat-hash.ts'

export const liveChatRoutes = { getLocumChatHash, getPracticeChatHash } satisfies Record<
  keyof typeof liveChatContract,
  unknown
>
