import { createHmac } from 'node:crypto'
import type { Context } from '#functions/platform/context.ts'

type Deps = Pick<Context, 'caller' | 'now'> & { readKey: (now: number) => Promise<string> }

export const getLocumChatHash = async ({ caller, now, readKey }: Deps): Promise<{ hash: string }> => ({
  hash: createHmac('sha256', await readKey(Date.parse(now)))
    .update(caller.account)
    .digest('hex'),
})

export const getPracticeChatHash = (context: Deps): Promise<{ hash: string }> => getLocumChatHash(context)
