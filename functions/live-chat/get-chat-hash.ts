import { createHmac } from 'node:crypto'
import type { Context } from '#functions/platform/context.ts'

type Deps = Pick<Context, 'caller' | 'now'> & { readKey: (now: number) => Promise<string> }

const chatHash = async ({ caller, now, readKey }: Deps): Promise<{ hash: string }> => ({
  hash: createHmac('sha256', await readKey(Date.parse(now)))
    .update(caller.account)
    .digest('hex'),
})

export const getLocumChatHash = (context: Deps): Promise<{ hash: string }> => chatHash(context)

export const getPracticeChatHash = (context: Deps): Promise<{ hash: string }> => chatHash(context)
