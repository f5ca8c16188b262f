import { chatHash, type ChatContext } from './chat-hash.ts'

export const getLocumChatHash = (context: ChatContext): Promise<{ hash: string }> => chatHash(context)
