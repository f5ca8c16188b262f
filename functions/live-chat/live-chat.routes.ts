import type { liveChatContract } from '#shared/live-chat/live-chat.contract.ts'
import type { Handlers } from '#functions/platform/http/serve-contract.ts'
import { chatHash, type LiveChatContext } from './live-chat.service.ts'

export const liveChatRoutes = { getLocumChatHash: chatHash, getPracticeChatHash: chatHash } satisfies Handlers<
  typeof liveChatContract,
  Pick<LiveChatContext, 'readKey'>
>
