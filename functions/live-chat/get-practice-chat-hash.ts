import { chatHash, type ChatContext } from './chat-hash.ts'

export const getPracticeChatHash = (context: ChatContext): Promise<{ hash: string }> => chatHash(context)
